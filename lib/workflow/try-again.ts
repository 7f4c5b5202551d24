import { setTimeout as sleep } from 'node:timers/promises';
import { UserFacingError } from '@/lib/user-facing-error';

/** In milliseconds. */
const waits = [500, 1_000, 2_000, 4_000];

/** A failure that may pass by itself, such as GitHub's status 502 or a push that another one preceded. */
export class PassingError extends UserFacingError {
  override name = 'PassingError';

  /** @param seconds the least time to wait before trying again */
  constructor(
    message: string,
    readonly seconds = 0,
  ) {
    super(message);
  }
}

/** Calls `attempt`, and calls it again after a PassingError, five times in all. */
export async function tryAgain<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const wait of waits) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PassingError)) throw error;
      console.log(`${error.message} Trying again.`);
      await sleep(Math.max(wait, error.seconds * 1000));
    }
  }
  return attempt();
}
