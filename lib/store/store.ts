export type RateWindow = { readonly key: string; readonly count: number; readonly ms: number };

/** Times are in milliseconds, by the store's own clock. */
export type Store = {
  /** Counts a request in all windows and returns 0, or in none and returns the milliseconds to wait. */
  countRequest(id: string, windows: readonly RateWindow[]): Promise<number>;
  refundRequest(id: string, windows: readonly RateWindow[]): Promise<void>;
  /** Sets a key that holds nothing. Returns the value that it held, or `undefined` if it is now the caller's. */
  claim(key: string, value: string, ttlMs: number): Promise<string | undefined>;
  put(key: string, value: string, ttlMs: number): Promise<void>;
};
