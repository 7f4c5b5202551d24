/** Returns `undefined` if the task throws, because storage is disabled, full or corrupt. */
export function withSessionStorage<Result>(task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(window.sessionStorage);
  } catch {
    return undefined;
  }
}
