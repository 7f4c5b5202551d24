import { fieldNames } from '@/lib/booking/request-fields';

const key = 'remembered-plan';

/** Runs what needs the tab's storage; where that is switched off, no plan is remembered. */
function withStorage<Result>(task: (storage: Storage) => Result): Result | undefined {
  try {
    return task(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps the lesson type of the plan that was chosen, for the form of the day that is opened next. */
export function rememberPlan(lessonType: string): void {
  withStorage((storage) => storage.setItem(key, lessonType));
}

/**
 * Ticks the lesson type that was kept, if any, and forgets it, so that later days do not get it. The
 * form hears of it as of a tick by hand, but for `isTrusted`.
 */
export function tickRememberedPlan(form: HTMLFormElement): void {
  const plan = withStorage((storage) => {
    const lessonType = storage.getItem(key);
    storage.removeItem(key);
    return lessonType;
  });
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.name !== fieldNames.lessonTypes) continue;
    if (field.value !== plan || field.checked) continue;
    field.checked = true;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
