import { useSyncExternalStore } from 'react';
import { withSessionStorage } from '@/components/ui/session-storage';
import type { BookingResult, Receipt } from '@/lib/booking/booking-result';
import { formPath, type Topic } from '@/lib/request/form-values';

/** Why a request failed after the visitor left its form. */
export type MissedFailure = { readonly topic: Topic; readonly result: BookingResult };

type Outcomes = {
  /** Of the requests sent in this tab, newest first. Kept until they are dismissed or replaced. */
  readonly receipts: readonly Receipt[];
  /** A receipt that has not been announced yet. It takes the focus, unless the visitor had left the form. */
  readonly unannounced?: { readonly reference: string; readonly takesFocus: boolean } | undefined;
  /** Kept until they are dismissed, their form is sent again, or a page is loaded in full. */
  readonly failures: readonly MissedFailure[];
};

const key = 'booking-receipts';

const none: Outcomes = { receipts: [], failures: [] };
const listeners = new Set<() => void>();

/** Storage is only a copy, for the next full page load, because it can be full or blocked. */
let current: Outcomes | undefined;

/** Storage is untrusted. What still differs is caught where it is shown. */
function isReceipt(stored: unknown): stored is Receipt {
  const { kind, reference, contact }: Partial<Receipt> = Object(stored);
  const isOfKind = kind === 'lesson' || kind === 'question';
  return isOfKind && typeof reference === 'string' && Array.isArray(contact);
}

/** Read on each full page load. After a deployment, that is also how the home page opens with a new receipt. */
function storedOutcomes(): Outcomes {
  const stored: unknown = withSessionStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}'));
  const { receipts, unannounced }: Record<string, unknown> = Object(stored);
  const { reference, takesFocus }: Record<string, unknown> = Object(unannounced);
  return {
    receipts: Array.isArray(receipts) ? receipts.filter(isReceipt) : [],
    unannounced:
      typeof reference === 'string' ? { reference, takesFocus: takesFocus === true } : undefined,
    failures: [],
  };
}

function outcomes(): Outcomes {
  return (current ??= storedOutcomes());
}

function update(change: Partial<Outcomes>): void {
  current = { ...outcomes(), ...change };
  const { receipts, unannounced } = current;
  // An old receipt must not remain if the new ones do not fit.
  withSessionStorage((storage) => storage.removeItem(key));
  withSessionStorage((storage) => storage.setItem(key, JSON.stringify({ receipts, unannounced })));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The outcomes of the tab's requests; none during hydration. */
export function useOutcomes(): Outcomes {
  return useSyncExternalStore(subscribe, outcomes, () => none);
}

/** Adds a receipt. It replaces one with the same reference, and those without contact details from the same form. */
export function addReceipt(receipt: Receipt, takesFocus: boolean): void {
  const others = outcomes().receipts.filter(
    (earlier) =>
      earlier.reference !== receipt.reference &&
      (earlier.contact.length > 0 || formPath(earlier) !== formPath(receipt)),
  );
  const unannounced = { reference: receipt.reference, takesFocus };
  update({ receipts: [receipt, ...others], unannounced });
}

export function dismissReceipt(reference: string): void {
  update({ receipts: outcomes().receipts.filter((receipt) => receipt.reference !== reference) });
}

/** From now on, no receipt counts as new. */
export function markAnnounced(): void {
  update({ unannounced: undefined });
}

function failuresOfOthers(topic: Topic): readonly MissedFailure[] {
  return outcomes().failures.filter((failure) => formPath(failure.topic) !== formPath(topic));
}

export function addFailure(failure: MissedFailure): void {
  update({ failures: [...failuresOfOthers(failure.topic), failure] });
}

/** The failure of a form that the visitor had left; `undefined` if there is none. */
export function useMissedFailure(topic: Topic): BookingResult | undefined {
  const { failures } = useOutcomes();
  return failures.find((failure) => formPath(failure.topic) === formPath(topic))?.result;
}

export function dismissFailure(topic: Topic): void {
  const failures = failuresOfOthers(topic);
  if (failures.length < outcomes().failures.length) update({ failures });
}
