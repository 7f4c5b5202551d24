/** The two plans as their cards say them; `dollars` is the price for search engines; `lessonType` is the choice on the booking form that asks for it. */
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

/** How long one slot of the calendar is, in minutes: what both plans' cards say of a lesson. */
export const lessonMinutes = 30;

/** What can be asked for on the booking form, in its order. */
export const lessonTypes = ['Weekly', 'Week long', 'One time'] as const;
