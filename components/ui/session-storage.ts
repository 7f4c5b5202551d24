/** Returns `undefined` if the task throws: storage is disabled or full, or holds something else. */
export function withSessionStorage<Result>(task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(window.sessionStorage);
  } catch {
    return undefined;
  }
}
