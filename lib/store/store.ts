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

/** `claim`: running; `final`: the outcome; `brief`: one for those waiting, which the next run replaces. */
export type KeyState = `claim ${string}` | `final ${string}` | `brief ${string}`;

/** What instances share. Times are milliseconds on the store's own clock. */
export type Store = {
  /** Counts a request in all windows or none: 0, or the milliseconds until it would fit. */
  countRequest(id: string, windows: readonly RateWindow[]): Promise<number>;
  refundRequest(id: string, windows: readonly RateWindow[]): Promise<void>;
  /** Milliseconds until the next check, 0 when the call may be made, `undefined` when it would be late. */
  acquireSlot(queue: string, request: SlotRequest): Promise<number | undefined>;
  /** Sets a state unless a final one or another's claim is there; returns the resulting state. */
  putState(key: string, owner: string, state: KeyState, ttlMs: number): Promise<KeyState>;
  getState(key: string): Promise<KeyState | undefined>;
};

/** Longer than any call waits: slots further ahead date from before the clock was set back. */
export const longestWaitMs = 30_000;
