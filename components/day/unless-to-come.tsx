'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/ui/use-now';

/** What a day (ISO date) that has passed shows. It would be a tenth of the elements that a tap on any other day waits for. */
export function UnlessToCome({ date, children }: { date: string; children: ReactNode }) {
  const today = useNow()?.date;
  return today !== undefined && today <= date ? null : children;
}
