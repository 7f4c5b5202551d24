import type { Receipt } from '@/lib/booking/receipt';

const key = 'booking-receipt';
const listeners = new Set<() => void>();

/** Stands in where the browser keeps nothing (storage switched off): lasts as long as the page does. */
let kept: string | null = null;

/** Whether a receipt was kept since this page was loaded and has not been shown yet. */
let fresh = false;

function store(text: string | null): void {
  kept = text;
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // `kept` serves instead.
  }
  for (const listener of listeners) listener();
}

/** Keeps the receipt of a request that was sent, for the home page to show until it is dismissed. */
export function keepReceipt(receipt: Receipt): void {
  fresh = true;
  store(JSON.stringify(receipt));
}

export function dismissReceipt(): void {
  store(null);
}

/** True once after each `keepReceipt`: then the news is new and may take the focus. */
export function takeFreshness(): boolean {
  const wasFresh = fresh;
  fresh = false;
  return wasFresh;
}

/** The kept receipt as JSON, which is equal as long as nothing changes; for `useSyncExternalStore`. */
export function receiptText(): string | null {
  try {
    return sessionStorage.getItem(key) ?? kept;
  } catch {
    return kept;
  }
}

export function onReceiptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
