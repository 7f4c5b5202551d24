const key = 'remembered-plan';

/** Where storage is switched off, no plan is remembered. */
function withStorage<Result>(task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Remembers the lesson type of a plan for the next day that is opened. */
export function rememberPlan(lessonType: string): void {
  withStorage((storage) => storage.setItem(key, lessonType));
}

/** The remembered lesson type, once. */
export function takeRememberedPlan(): string | null | undefined {
  return withStorage((storage) => {
    const lessonType = storage.getItem(key);
    storage.removeItem(key);
    return lessonType;
  });
}
