import { withStorage } from '@/components/ui/web-storage';

const key = 'remembered-plan';

/** Remembers the lesson type of a plan for the next day that is opened. */
export function rememberPlan(lessonType: string): void {
  withStorage('sessionStorage', (storage) => storage.setItem(key, lessonType));
}

/** The remembered lesson type, once. */
export function takeRememberedPlan(): string | null | undefined {
  return withStorage('sessionStorage', (storage) => {
    const lessonType = storage.getItem(key);
    storage.removeItem(key);
    return lessonType;
  });
}
