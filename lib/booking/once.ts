import 'server-only';

/** As long as Resend remembers a key, in milliseconds. */
const remembered = 24 * 60 * 60 * 1000;

/** More than a school of one instructor has in a day; what is oldest goes first. */
const mostRemembered = 1000;

type Run<Result> = { readonly began: number; readonly result: Promise<Result> };

/**
 * Gives every caller with the same key the result of one run: a second click, a retry after a lost
 * answer and a second tab then send nothing again. In memory, so for one instance of the server.
 *
 * @param isFinal whether a result is to be remembered; after any other the next caller runs anew
 */
export function onceEach<Result>(isFinal: (result: Result) => boolean) {
  const runs = new Map<string, Run<Result>>();

  function forgetOld(): void {
    for (const [key, { began }] of runs) {
      if (runs.size < mostRemembered && Date.now() - began < remembered) return;
      runs.delete(key);
    }
  }

  return async (key: string, run: () => Promise<Result>): Promise<Result> => {
    const earlier = runs.get(key);
    if (earlier) return earlier.result;
    forgetOld();
    const result = run();
    runs.set(key, { began: Date.now(), result });
    try {
      const settled = await result;
      if (!isFinal(settled)) runs.delete(key);
      return settled;
    } catch (error) {
      runs.delete(key);
      throw error;
    }
  };
}
