/** Runs a task on a storage; gives `undefined` where the browser has it switched off or it is full. */
export function withStorage<Result>(
  name: 'localStorage' | 'sessionStorage',
  task: (storage: Storage) => Result,
): Result | undefined {
  try {
    return task(window[name]);
  } catch {
    return undefined;
  }
}
