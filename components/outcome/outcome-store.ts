import { useSyncExternalStore } from 'react';
import { withSessionStorage } from '@/components/ui/session-storage';
import type { Receipt } from '@/lib/booking/booking-result';
import { formPath } from '@/lib/paths';

export type OutcomeAlert = {
  readonly tone: 'success' | 'failure';
  readonly sentence: string;
  /** The path to which its link leads. */
  readonly page: string;
  readonly linkText: string;
};

type Outcomes = {
  /** Of the requests sent in this tab, newest first, until they are dismissed or replaced. */
  readonly receipts: readonly Receipt[];
  /** The reference of a receipt that has not been announced yet. */
  readonly newReference?: string | undefined;
  /** Each is shown until it is dismissed or replaced, the visitor comes to its `page`, or a full page load. */
  readonly alerts: readonly OutcomeAlert[];
};

const key = 'booking-receipts';

const none: Outcomes = { receipts: [], alerts: [] };
const listeners = new Set<() => void>();

/** Storage is only a copy, for the next full page load, because it can be full or blocked. */
let current: Outcomes | undefined;

/**
 * An open tab may hold receipts that an earlier build stored in another format. What still differs is caught where it
 * is shown.
 */
function isReceipt(stored: unknown): stored is Receipt {
  const { kind, reference, contact }: Partial<Receipt> = Object(stored);
  const isOfKind = kind === 'lesson' || kind === 'question';
  return isOfKind && typeof reference === 'string' && Array.isArray(contact);
}

/** After a deployment, the home page is loaded in full before it shows a new receipt. */
function storedOutcomes(): Outcomes {
  const stored: unknown = withSessionStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}'));
  const { receipts, newReference }: Record<string, unknown> = Object(stored);
  return {
    receipts: Array.isArray(receipts) ? receipts.filter(isReceipt) : [],
    newReference: typeof newReference === 'string' ? newReference : undefined,
    alerts: [],
  };
}

function outcomes(): Outcomes {
  return (current ??= storedOutcomes());
}

function update(change: Partial<Outcomes>): void {
  current = { ...outcomes(), ...change };
  const { receipts, newReference } = current;
  // An old receipt must not remain if the new ones do not fit.
  withSessionStorage((storage) => storage.removeItem(key));
  withSessionStorage((storage) => storage.setItem(key, JSON.stringify({ receipts, newReference })));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tab's receipts and alerts; none during hydration. */
export function useOutcomes(): Outcomes {
  return useSyncExternalStore(subscribe, outcomes, () => none);
}

/** Adds a receipt. It replaces one with the same reference, and those without contact details from the same form. */
export function addReceipt(receipt: Receipt): void {
  const others = outcomes().receipts.filter(
    (other) =>
      other.reference !== receipt.reference &&
      (other.contact.length > 0 || formPath(other) !== formPath(receipt)),
  );
  update({ receipts: [receipt, ...others], newReference: receipt.reference });
}

export function dismissReceipt(reference: string): void {
  update({ receipts: outcomes().receipts.filter((receipt) => receipt.reference !== reference) });
}

/** From now on, no receipt counts as new. */
export function noteAnnounced(): void {
  update({ newReference: undefined });
}

export function addAlert(alert: OutcomeAlert): void {
  const others = outcomes().alerts.filter(({ page }) => page !== alert.page);
  update({ alerts: [...others, alert] });
}

export function dismissAlert(page: string): void {
  const { alerts } = outcomes();
  const others = alerts.filter((alert) => alert.page !== page);
  if (others.length < alerts.length) update({ alerts: others });
}
