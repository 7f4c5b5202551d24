'use client';

import type { ReactNode } from 'react';
import { rememberPlan } from '@/components/booking/remembered-plan';
import { SectionLink } from '@/components/ui/section-link';

export function PlanLink({
  lessonType,
  className,
  children,
}: {
  lessonType: string;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <SectionLink section="calendar" className={className} onGo={() => rememberPlan(lessonType)}>
      {children}
    </SectionLink>
  );
}
