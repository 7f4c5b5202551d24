const chunkTimeoutMs = 120_000;

/** @throws {Error} if `load` fails or takes longer than 120,000 ms; its cause is the browser's error or `timeout` */
export function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new Error(`Loading chunk ${name} failed`, { cause }));
    const timer = setTimeout(() => fail('timeout'), chunkTimeoutMs);
    void load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
