/** Milliseconds that a part which comes later than its page may take (specification, section 7). */
export const partDeadline = 120_000;

/** A part of a page that did not come. Its `cause` is what the browser said, if it said anything. */
export class PartError extends Error {
  constructor(name: string, cause: unknown) {
    super(`Loading chunk ${name} failed`, { cause });
    this.name = 'PartError';
  }
}

/**
 * Loads a part of a page that comes later than the page itself. After a failure it can simply be
 * called again: the bundler keeps what arrived and forgets what failed.
 *
 * @param name what the error calls the part
 * @param load imports it
 * @returns the part's module
 * @throws {PartError} where it does not load, or has not within 120,000 ms
 */
export function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new PartError(name, cause));
    const timer = setTimeout(() => fail('timeout'), partDeadline);
    void load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
