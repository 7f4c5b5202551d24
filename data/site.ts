import { lessonMinutes } from './lesson-plans';

/** State facts only. Do not invent names, addresses, phone numbers, testimonials or claims about the pool. */
export const siteName = 'Backyard Swim School';

/** Below the icon on a phone's home screen, where about twelve characters fit. */
export const shortName = 'Swim School';

export const site = {
  title: 'One-on-one swim lessons in a backyard pool',
  description:
    `Private ${lessonMinutes}-minute swim lessons with a certified instructor in a backyard pool. Ages 2 and up, beginner to pro. Pick a day and send a request.`,
} as const;

export const welcome = {
  headline: 'Swim lessons, one swimmer at a time',
  facts: ['Certified swim instructor', 'About five years in aquatics'],
  paragraphs: [
    'Hi, and welcome! I am a certified swim instructor and a high-school student, with about five years in aquatics behind me. I teach in a backyard pool, and every lesson is one-on-one: your swimmer has all of my attention.',
  ],
  callToAction: 'See open days',
  seasonOver: 'This season has ended.',
} as const;

export const footer = 'One swimmer, one instructor, one backyard pool.';

export const poolIntroduction =
  'Every lesson is here, in the backyard pool, with one swimmer at a time.';

export const lessonsIntroduction =
  'Each plan is for lessons that repeat. A single lesson is “One time” on the form. Not sure which one fits? Choose more than one.';

export const planCallToAction = 'Choose a day';

export const calendarLegend = '20 = open times';

export const calendarSteps = [
  'Choose the times that suit you and send your request. No account needed.',
  'I’ll get back to you to confirm.',
] as const;

export const calendarQuestion = 'Don’t see a day that works?';

/** Replaces the calendar's texts after the season's last day. */
export const seasonOverNote = `${welcome.seasonOver} New dates will be posted here.`;

/** Below `Choose a date!`, after the season's last day. */
export const seasonOverHint = 'These dates have passed.';

export const calendarEntry = {
  summary: 'Swim lesson (requested)',
  description: 'A request, not yet a confirmed lesson. I’ll get back to you to confirm the time.',
} as const;

/** The calendar entry of a confirmed lesson. */
export const confirmedEntry = {
  summary: 'Swim lesson',
  description: 'What I wrote to you counts. If you can’t come, tell me here:',
} as const;

/** The school's time zone, such as `America/New_York` (a name of the IANA database). */
export const timeZone: string | undefined = undefined;
