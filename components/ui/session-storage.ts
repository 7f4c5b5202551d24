/** Returns `undefined` if session storage is disabled or full. */
export function withSessionStorage<Result>(task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(window.sessionStorage);
  } catch {
    return undefined;
  }
}
