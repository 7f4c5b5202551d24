/** So many requests under one key in any so many milliseconds. */
type RateWindow = { readonly key: string; readonly count: number; readonly ms: number };

/** A place in the queue of calls to a provider that wants them so many milliseconds apart. */
export type SlotRequest = {
  /** Names one call; asked for again, it keeps the slot that it has. */
  readonly id: string;
  readonly apartMs: number;
  /** A slot later than this is not taken. */
  readonly withinMs: number;
  /** The last call came too soon: this one goes to the front, and everybody else behind it. */
  readonly backOff: boolean;
};

/**
 * What stands under an idempotency key: whose run is under way, the outcome that holds, or one that is
 * meant only for those who wait for it, and that the next run replaces.
 */
export type KeyState = `claim ${string}` | `final ${string}` | `brief ${string}`;

/** What instances of the site share, or one keeps by itself. Times are milliseconds on its own clock. */
export type Store = {
  /** Counts a request in all windows, or in none: 0, or the milliseconds until it would fit. */
  countRequest(id: string, windows: readonly RateWindow[]): Promise<number>;
  refundRequest(id: string, windows: readonly RateWindow[]): Promise<void>;
  /**
   * Takes the next free slot, or looks after the one that was taken, which a back-off may have moved.
   *
   * @returns milliseconds until it is time to ask again; 0 when the call may be made; `undefined` when
   *   it would come too late, and has no slot
   */
  acquireSlot(queue: string, request: SlotRequest): Promise<number | undefined>;
  /** Puts a state under a key unless a final one or another's claim stands there; gives what then does. */
  putState(key: string, owner: string, state: KeyState, ttlMs: number): Promise<KeyState>;
  getState(key: string): Promise<KeyState | undefined>;
};

/** Longer than any call waits: a slot further ahead was taken before the clock was set back. */
export const longestWaitMs = 30_000;
