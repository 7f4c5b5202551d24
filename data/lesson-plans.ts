/** `lessonType` is the plan's checkbox on the form. Every price on the site and in the email follows `dollars` and `per`. */
export const lessonPlans = [
  {
    name: 'Week Long Plan',
    lessonType: 'Week long',
    level: 'Beginner to Pro',
    ages: 'Ages 2 and up',
    length: '30-minute lessons',
    dollars: 225,
    per: 'week',
  },
  {
    name: 'Weekly Plan',
    lessonType: 'Weekly',
    level: 'Beginner to Pro',
    ages: 'Ages 2 and up',
    length: '30-minute lessons',
    dollars: 45,
    per: 'lesson',
  },
] as const;

export const lessonMinutes = 30;

export const lessonTypes = ['Weekly', 'Week long', 'One time'] as const;

export const lessonSummary = `${lessonMinutes} minutes · ages 2 and up · from $${Math.min(
  ...lessonPlans.map(({ dollars }) => dollars),
)}`;
