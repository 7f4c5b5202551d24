/** The length of a lesson. */
export const lessonMinutes = 30;

type LessonPlan = {
  readonly name: string;
  /** The plan's checkbox on the form. */
  readonly lessonType: string;
  /** `daily` is on several days of one week, `weekly` is on the same weekday of several weeks. */
  readonly repeats: 'daily' | 'weekly' | 'never';
  readonly level: string;
  readonly ages: string;
  readonly length: string;
  /** Every price on the site and in the email follows `dollars` and `per`. */
  readonly dollars: number;
  readonly per: string;
};

/** In the order of the cards. */
export const lessonPlans: readonly LessonPlan[] = [
  {
    name: 'Week Long Plan',
    lessonType: 'Week long',
    repeats: 'daily',
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
