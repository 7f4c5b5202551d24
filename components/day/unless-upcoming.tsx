'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/ui/use-now';

/**
 * Renders its children unless a day (ISO date) is today or later. On an upcoming day, they would add 10% to what React
 * renders after a tap.
 */
export function UnlessUpcoming({ date, children }: { date: string; children: ReactNode }) {
  const today = useNow()?.date;
  return today !== undefined && today <= date ? null : children;
}
