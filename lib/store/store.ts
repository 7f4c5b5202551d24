type RateWindow = { readonly key: string; readonly count: number; readonly ms: number };

export type SlotRequest = {
  /** A call keeps its slot when it asks again. */
  readonly id: string;
  readonly apartMs: number;
  /** The latest acceptable wait. */
  readonly withinMs: number;
  /** The last call was refused for coming too soon: this one moves to the front. */
  readonly backOff: boolean;
};

/** What instances share. Times are milliseconds on the store's own clock. */
export type Store = {
  /** Counts a request in all windows or none: 0, or the milliseconds until it would fit. */
  countRequest(id: string, windows: readonly RateWindow[]): Promise<number>;
  refundRequest(id: string, windows: readonly RateWindow[]): Promise<void>;
  /** Milliseconds until the next check, 0 when the call may be made, `undefined` when it would be late. */
  acquireSlot(queue: string, request: SlotRequest): Promise<number | undefined>;
  /** Sets or renews a key unless it has another value; returns the value that it then has. */
  claim(key: string, value: string, ttlMs: number): Promise<string>;
  put(key: string, value: string, ttlMs: number): Promise<void>;
};

/** Longer than any call waits: slots further ahead date from before the clock was set back. */
export const longestWaitMs = 30_000;
