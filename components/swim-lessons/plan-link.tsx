'use client';

import type { ReactNode } from 'react';
import { rememberPlan } from '@/components/booking/remembered-plan';
import { SectionLink } from '@/components/ui/section-link';

export function PlanLink({
  lessonType,
  ...link
}: {
  lessonType: string;
  className: string | undefined;
  children: ReactNode;
}) {
  return <SectionLink {...link} section="calendar" onNavigate={() => rememberPlan(lessonType)} />;
}
