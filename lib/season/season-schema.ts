import { z } from 'zod';
import { UserFacingError } from '@/lib/user-facing-error';
import { clockTimePattern, minutesOf } from './clock-time';
import { addDays, isRealDate } from './iso-date';

const slot = z.strictObject({
  time: z.string().regex(clockTimePattern, { error: 'is not a time such as "9:00 AM"' }),
  available: z.boolean(),
});

export type Slot = z.infer<typeof slot>;

const slotsOfOneDay = z.array(slot).superRefine((slots, context) => {
  const times = slots.map(({ time }) => time);
  times.forEach((time, index) => {
    const previous = times[index - 1] ?? '';
    const [before, start] = [minutesOf(previous), minutesOf(time)];
    // A time in another format has a problem of its own.
    if (before === undefined || start === undefined || before < start) return;
    const message = `does not come after ${previous}: list every time of the day once, in order`;
    context.addIssue({ code: 'custom', path: [index], message });
  });
});

const seasonFile = z.record(z.string(), slotsOfOneDay).superRefine((days, context) => {
  const dates = Object.keys(days);
  if (dates.length === 0) context.addIssue({ code: 'custom', message: 'has no days' });
  dates.forEach((date, index) => {
    const previous = dates[index - 1];
    if (!isRealDate(date)) {
      context.addIssue({ code: 'custom', path: [date], message: 'is not a valid date' });
    } else if (previous && isRealDate(previous) && addDays(previous, 1) !== date) {
      const message = `does not follow ${previous}: list every day of the season once, in order (write [] for a day without slots)`;
      context.addIssue({ code: 'custom', path: [date], message });
    }
  });
});

/** Slots by ISO date: every day of the season, in order. */
export type Season = ReadonlyMap<string, readonly Slot[]>;

function describeIssue(file: unknown, { path, message }: z.core.$ZodIssue): string {
  const [date, index, ...field] = path;
  if (date === undefined) return `the file ${message}`;
  if (index === undefined) return `${String(date)} ${message}`;
  const slotAsWritten = JSON.stringify(Object(file)[date][index]);
  return `${String(date)}, slot ${Number(index) + 1} ${slotAsWritten}: ${[...field, message].join(' ')}`;
}

/** Validates parsed JSON. @throws UserFacingError with one line per problem, naming date and slot */
export function parseSeason(file: unknown): Season {
  const parsed = seasonFile.safeParse(file);
  if (parsed.success) return new Map(Object.entries(parsed.data));
  const lines = parsed.error.issues.map((issue) => `  ${describeIssue(file, issue)}`);
  throw new UserFacingError(`data/timeslots.json is wrong:\n${lines.join('\n')}`);
}
