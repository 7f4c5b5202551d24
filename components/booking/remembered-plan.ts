import { withSessionStorage } from '@/components/ui/session-storage';

// The home page loads this file, but not the rest of a draft.

const key = 'remembered-plan';

/** Remembers the lesson type of the plan card pressed last. */
export function rememberPlan(lessonType: string): void {
  withSessionStorage((storage) => storage.setItem(key, lessonType));
}

export function rememberedPlan(): string | null | undefined {
  return withSessionStorage((storage) => storage.getItem(key));
}
