type RateWindow = { readonly key: string; readonly count: number; readonly ms: number };

/** What instances share. Times are milliseconds on the store's own clock. */
export type Store = {
  /** Counts a request in all windows or none: 0, or the milliseconds until it would fit. */
  countRequest(id: string, windows: readonly RateWindow[]): Promise<number>;
  refundRequest(id: string, windows: readonly RateWindow[]): Promise<void>;
  /** Sets or renews a key unless it has another value; returns the value that it then has. */
  claim(key: string, value: string, ttlMs: number): Promise<string>;
  put(key: string, value: string, ttlMs: number): Promise<void>;
};
