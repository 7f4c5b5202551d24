'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/ui/use-now';

/**
 * Renders its children unless a day (ISO date) is today or to come. There, they would be a tenth of the elements that a tap
 * on the day waits for.
 */
export function UnlessToCome({ date, children }: { date: string; children: ReactNode }) {
  const today = useNow()?.date;
  return today !== undefined && today <= date ? null : children;
}
