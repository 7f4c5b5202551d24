import { withSessionStorage } from '@/components/ui/session-storage';
import type { Receipt } from '@/lib/booking/receipt';

const key = 'booking-receipt';
const listeners = new Set<() => void>();

/** Serves where storage is switched off. */
let kept: string | null = null;

/** Whether a receipt has been kept since the page loaded and not been shown. */
let fresh = false;

function store(text: string | null): void {
  kept = text;
  withSessionStorage((storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  });
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
  return withSessionStorage((storage) => storage.getItem(key)) ?? kept;
}

export function onReceiptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
