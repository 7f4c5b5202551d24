import { useSyncExternalStore } from 'react';
import { withSessionStorage } from '@/components/ui/session-storage';

// In a file of its own, so that the home page does not load `draft.ts`.
const key = 'remembered-plan';
const listeners = new Set<() => void>();

/** Remembers the lesson type of the plan card pressed last. */
export function rememberPlan(lessonType: string): void {
  withSessionStorage((storage) => storage.setItem(key, lessonType));
  for (const listener of listeners) listener();
}

export function rememberedPlan(): string | null | undefined {
  return withSessionStorage((storage) => storage.getItem(key));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The remembered plan's lesson type; none during hydration. */
export function useRememberedPlan(): string | null | undefined {
  return useSyncExternalStore(subscribe, rememberedPlan, () => null);
}
