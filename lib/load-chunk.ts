/** Milliseconds after which a chunk that has not come counts as one that does not load. */
export const chunkTimeoutMs = 120_000;

/** A chunk that did not load. Its `cause` is what the browser said, or `timeout`. */
class ChunkLoadError extends Error {
  constructor(name: string, cause: unknown) {
    super(`Loading chunk ${name} failed`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a chunk of script that comes later than its page. After a failure it can simply be called
 * again: the bundler keeps what arrived and forgets what failed.
 *
 * @param name what the error calls the chunk
 * @param load imports it
 * @returns what `load` gives
 * @throws {ChunkLoadError} where it does not load, or has not within 120,000 ms
 */
export function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new ChunkLoadError(name, cause));
    const timer = setTimeout(() => fail('timeout'), chunkTimeoutMs);
    void load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
