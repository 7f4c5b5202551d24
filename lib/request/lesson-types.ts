import { lessonPlans, singleLesson } from '@/data/lesson-plans';

/** The form's checkboxes: the plans from the last card to the first, then a single lesson, unless it is one of them. */
export const lessonTypes: readonly string[] = [
  ...new Set([...lessonPlans.map(({ lessonType }) => lessonType).reverse(), singleLesson]),
];

/** The lowest price of any plan: `from $45`. */
export const fromPrice = `from $${Math.min(...lessonPlans.map(({ dollars }) => dollars))}`;

function planOf(lessonType: string) {
  return lessonPlans.find((plan) => plan.lessonType === lessonType);
}

/** Whether a lesson type means lessons on several days. */
export function isRepeated(lessonType: string): boolean {
  return (planOf(lessonType)?.repeats ?? 'never') !== 'never';
}

/** Whether a lesson type means lessons on the same weekday of several weeks. */
export function isWeekly(lessonType: string): boolean {
  return planOf(lessonType)?.repeats === 'weekly';
}

/** Such as `$45 per lesson`; `undefined` for a lesson type without a plan. */
export function priceOf(lessonType: string): string | undefined {
  const plan = planOf(lessonType);
  return plan && `$${plan.dollars} per ${plan.per}`;
}

/** `Weekly ($45 per lesson)`, or the name alone if it has no price. */
export function typeAndPrice(lessonType: string): string {
  const price = priceOf(lessonType);
  return price ? `${lessonType} (${price})` : lessonType;
}
