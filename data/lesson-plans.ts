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
    length: '30-minute lessons',
    dollars: 225,
    per: 'week',
  },
  {
    name: 'Weekly Plan',
    lessonType: 'Weekly',
    repeats: 'weekly',
    level: 'Beginner to Pro',
    ages: 'Ages 2 and up',
    length: '30-minute lessons',
    dollars: 45,
    per: 'lesson',
  },
];

export const lessonMinutes = 30;

/** The checkboxes on the form: the plans, from the last card to the first, and a single lesson. */
export const lessonTypes: readonly string[] = [
  ...lessonPlans.map(({ lessonType }) => lessonType).toReversed(),
  'One time',
];

export const lessonSummary = `${lessonMinutes} minutes · ages 2 and up · from $${Math.min(
  ...lessonPlans.map(({ dollars }) => dollars),
)}`;
