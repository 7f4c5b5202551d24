/** The length of a lesson. */
export const lessonMinutes = 30;

/**
 * In the order of the cards, which the form's checkboxes reverse. `lessonType` is the plan's checkbox. It repeats `daily`
 * (on several days of one week), `weekly` (on the same weekday of several weeks) or `never`; `days` says so on the card.
 * A plan for single lessons has the `lessonType` of `singleLesson`, and comes first, so that its checkbox is the last.
 * Every price on the site and in the email follows `dollars` and `per`.
 */
export const lessonPlans = [
  {
    name: 'Week Long Plan',
    lessonType: 'Week long',
    repeats: 'daily',
    days: 'Several days of one week.',
    level: 'Beginner to Pro',
    ages: 'Ages 2 and up',
    length: `${lessonMinutes}-minute lessons`,
    dollars: 225,
    per: 'week',
  },
  {
    name: 'Weekly Plan',
    lessonType: 'Weekly',
    repeats: 'weekly',
    days: 'The same day, week after week.',
    level: 'Beginner to Pro',
    ages: 'Ages 2 and up',
    length: `${lessonMinutes}-minute lessons`,
    dollars: 45,
    per: 'lesson',
  },
];

/** The checkbox of a lesson that belongs to no plan. */
export const singleLesson = 'One time';

/** At the top of the home page, before the lowest price. */
export const lessonFacts: readonly string[] = [`${lessonMinutes} minutes`, 'ages 2 and up'];
