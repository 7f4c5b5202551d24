import { withSessionStorage } from '@/components/ui/session-storage';

const key = 'remembered-plan';

/** The lesson type of the plan card pressed last. */
export function rememberPlan(lessonType: string): void {
  withSessionStorage((storage) => storage.setItem(key, lessonType));
}

export function rememberedPlan(): string | null | undefined {
  return withSessionStorage((storage) => storage.getItem(key));
}
