import { withSessionStorage } from '@/components/ui/session-storage';
import { parseReceipts, type KeptReceipt } from '@/lib/booking/receipt';

const key = 'booking-receipts';
const listeners = new Set<() => void>();

/** Serves where storage is switched off. */
let kept: string | null = null;

/** Whether a receipt has been kept since the page loaded and not been shown. */
let fresh = false;

function store(text: string): void {
  kept = text;
  withSessionStorage((storage) => storage.setItem(key, text));
  for (const listener of listeners) listener();
}

/** The receipts that are kept, without the one of this reference. */
function others(reference: string): readonly KeptReceipt[] {
  return parseReceipts(receiptsText() ?? '').filter((receipt) => receipt.reference !== reference);
}

/**
 * Keeps a receipt for the home page to show, the newest first, until it is dismissed. It takes the place
 * of those without a contact for the same day.
 */
export function keepReceipt(receipt: KeptReceipt): void {
  fresh = true;
  const rest = others(receipt.reference).filter(
    ({ date, canReply }) => canReply || date !== receipt.date,
  );
  store(JSON.stringify([receipt, ...rest]));
}

export function dismissReceipt(reference: string): void {
  store(JSON.stringify(others(reference)));
}

/** True once after each `keepReceipt`: the notice may then take the focus. */
export function takeFreshness(): boolean {
  const wasFresh = fresh;
  fresh = false;
  return wasFresh;
}

/** The receipts as JSON, a stable snapshot for `useSyncExternalStore`. */
export function receiptsText(): string | null {
  return withSessionStorage((storage) => storage.getItem(key)) ?? kept;
}

export function onReceiptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
