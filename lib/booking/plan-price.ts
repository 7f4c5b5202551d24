import { lessonPlans } from '@/data/lesson-plans';

/** Such as `$45 per lesson`; `undefined` for `One time`. */
export function planPrice(lessonType: string): string | undefined {
  return lessonPlans.find((plan) => plan.lessonType === lessonType)?.price;
}
