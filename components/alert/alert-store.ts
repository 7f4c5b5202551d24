export type SiteAlert = {
  readonly tone: 'success' | 'failure';
  readonly sentence: string;
  readonly href: string;
  readonly link: string;
};

const listeners = new Set<() => void>();
let alerts: readonly SiteAlert[] = [];

function publish(next: readonly SiteAlert[]): void {
  alerts = next;
  for (const listener of listeners) listener();
}

/** Shows an alert on every page except `href` until it is dismissed, `href` is opened or the site is reloaded. */
export function addAlert(item: SiteAlert): void {
  publish([...alerts.filter(({ href }) => href !== item.href), item]);
}

export function dismissAlert(path: string): void {
  if (alerts.some(({ href }) => href === path)) publish(alerts.filter(({ href }) => href !== path));
}

export function currentAlerts(): readonly SiteAlert[] {
  return alerts;
}

export function onAlertsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
