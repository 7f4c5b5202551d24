import { fieldNames } from '@/lib/booking/request-fields';

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

/** Ticks the remembered lesson type once, with an input event as if by hand. */
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
