/** The outcome of a request whose form is no longer on screen. */
export type News = {
  readonly tone: 'success' | 'failure';
  readonly sentence: string;
  readonly href: string;
  readonly link: string;
};

const listeners = new Set<() => void>();
let news: readonly News[] = [];

function publish(next: readonly News[]): void {
  news = next;
  for (const listener of listeners) listener();
}

/** Tells the visitor wherever they are, until the next full page load. */
export function tellNews(item: News): void {
  publish([...news.filter(({ href }) => href !== item.href), item]);
}

/** Takes back what leads to this path. */
export function dismissNews(path: string): void {
  if (news.some(({ href }) => href === path)) publish(news.filter(({ href }) => href !== path));
}

/** A stable snapshot for `useSyncExternalStore`. */
export function currentNews(): readonly News[] {
  return news;
}

export function onNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
