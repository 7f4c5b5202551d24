import { withSessionStorage } from '@/components/ui/session-storage';
import type { SavedReceipt } from '@/lib/booking/receipt';

/** Only this file writes it, so its content is not validated. When `SavedReceipt` changes, rename the key. */
const key = 'booking-receipts';
const listeners = new Set<() => void>();

/** Fallback if storage is blocked. */
let memoryCopy: string | null = null;

/** Whether a receipt was saved since the notice last took the focus. */
let hasNewReceipt = false;

function store(text: string): void {
  memoryCopy = text;
  withSessionStorage((storage) => storage.setItem(key, text));
  for (const listener of listeners) listener();
}

export function parseReceipts(text: string | null): readonly SavedReceipt[] {
  return JSON.parse(text ?? '[]');
}

function others(reference: string): readonly SavedReceipt[] {
  return parseReceipts(receiptsText()).filter((receipt) => receipt.reference !== reference);
}

/** Saves a receipt until it is dismissed. It replaces receipts without contact details for the same day. */
export function saveReceipt(receipt: SavedReceipt): void {
  hasNewReceipt = true;
  const rest = others(receipt.reference).filter(
    ({ date, contact }) => contact.length > 0 || date !== receipt.date,
  );
  store(JSON.stringify([receipt, ...rest]));
}

export function dismissReceipt(reference: string): void {
  store(JSON.stringify(others(reference)));
}

/** Returns true once after each `saveReceipt`, so that the notice takes the focus once. */
export function consumeNewReceipt(): boolean {
  const hadNewReceipt = hasNewReceipt;
  hasNewReceipt = false;
  return hadNewReceipt;
}

/** The receipts as JSON, a stable snapshot for `useSyncExternalStore`. */
export function receiptsText(): string | null {
  return withSessionStorage((storage) => storage.getItem(key)) ?? memoryCopy;
}

export function onReceiptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
