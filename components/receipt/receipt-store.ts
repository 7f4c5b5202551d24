import { withSessionStorage } from '@/components/ui/session-storage';
import { parseReceipts, type KeptReceipt } from '@/lib/booking/receipt';

const key = 'booking-receipts';
const listeners = new Set<() => void>();

/** Fallback if storage is blocked. */
let kept: string | null = null;

/** Whether a receipt was kept since the page loaded, and not shown yet. */
let fresh = false;

function store(text: string): void {
  kept = text;
  withSessionStorage((storage) => storage.setItem(key, text));
  for (const listener of listeners) listener();
}

/** All kept receipts except the one with this reference. */
function others(reference: string): readonly KeptReceipt[] {
  return parseReceipts(receiptsText() ?? '').filter((receipt) => receipt.reference !== reference);
}

/** Keeps a receipt until it is dismissed. It replaces receipts without contact details for the same day. */
export function keepReceipt(receipt: KeptReceipt): void {
  fresh = true;
  const rest = others(receipt.reference).filter(
    ({ date, contact }) => contact.length > 0 || date !== receipt.date,
  );
  store(JSON.stringify([receipt, ...rest]));
}

export function dismissReceipt(reference: string): void {
  store(JSON.stringify(others(reference)));
}

/** Returns true once after each `keepReceipt`, so that the notice takes the focus once. */
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
