/** Runs a task on session storage; gives `undefined` where the browser has it switched off or it is full. */
export function withSessionStorage<Result>(task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(window.sessionStorage);
  } catch {
    return undefined;
  }
}
