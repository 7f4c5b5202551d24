import type { Receipt } from '@/lib/booking/receipt';

const key = 'booking-receipt';
const listeners = new Set<() => void>();

/** Serves where storage is switched off. */
let kept: string | null = null;

/** Whether a receipt has been kept since the page loaded and not been shown. */
let fresh = false;

function store(text: string | null): void {
  kept = text;
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {}
  for (const listener of listeners) listener();
}

/** Keeps a receipt for the home page to show until it is dismissed. */
export function keepReceipt(receipt: Receipt): void {
  fresh = true;
  store(JSON.stringify(receipt));
}

export function dismissReceipt(): void {
  store(null);
}

/** True once after each `keepReceipt`: the notice may then take the focus. */
export function takeFreshness(): boolean {
  const wasFresh = fresh;
  fresh = false;
  return wasFresh;
}

/** The receipt as JSON, a stable snapshot for `useSyncExternalStore`. */
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
