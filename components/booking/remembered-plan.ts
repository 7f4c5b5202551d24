import { withSessionStorage } from '@/components/ui/session-storage';

// The first scripts of the home page include this file, but not `draft.ts`.

const key = 'remembered-plan';

/** Remembers the lesson type of the plan card pressed last. */
export function rememberPlan(lessonType: string): void {
  withSessionStorage((storage) => storage.setItem(key, lessonType));
}

export function rememberedPlan(): string | null | undefined {
  return withSessionStorage((storage) => storage.getItem(key));
}
