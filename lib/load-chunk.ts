const chunkTimeoutMs = 120_000;

/** `cause` is the browser's error or `timeout`. */
class ChunkLoadError extends Error {
  constructor(name: string, cause: unknown) {
    super(`Loading chunk ${name} failed`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** @throws {ChunkLoadError} if `load` fails or takes longer than 120,000 ms */
export function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new ChunkLoadError(name, cause));
    const timer = setTimeout(() => fail('timeout'), chunkTimeoutMs);
    void load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
