import { lessonPlans } from '@/data/lesson-plans';

/** The price of the plan behind a lesson type, such as `$45 per lesson`; none for `One time`. */
export function planPrice(lessonType: string): string | undefined {
  return lessonPlans.find((plan) => plan.lessonType === lessonType)?.price;
}
