/** `lessonType` is the plan's checkbox on the form. `lessonSummary` shows the lowest `dollars`. */
export const lessonPlans = [
  {
    name: 'Week Long Plan',
    lessonType: 'Week long',
    level: 'Beginner to Pro',
    ages: 'Ages 2 and up',
    length: '30-minute lessons',
    price: '$225 per week',
    dollars: 225,
  },
  {
    name: 'Weekly Plan',
    lessonType: 'Weekly',
    level: 'Beginner to Pro',
    ages: 'Ages 2 and up',
    length: '30-minute lessons',
    price: '$45 per lesson',
    dollars: 45,
  },
] as const;

export const lessonMinutes = 30;

export const lessonTypes = ['Weekly', 'Week long', 'One time'] as const;

export const lessonSummary = `${lessonMinutes} minutes · ages 2 and up · from $${Math.min(
  ...lessonPlans.map(({ dollars }) => dollars),
)}`;
