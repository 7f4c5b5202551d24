import { z } from 'zod';
import { UserFacingError } from './user-facing-error';
import { minutesOf, parseClockTime } from './clock-time';
import { addDays, isRealDate } from './iso-date';
import type { Season, Slot, SlotState } from './season-slots';

/** Commands run in the project's folder. */
export const seasonPath = 'data/timeslots.json';

const clockTimeSchema = z.string().transform((text, context) => {
  const time = parseClockTime(text);
  if (time) return time;
  context.addIssue({ code: 'custom', message: 'is not a time such as "9:00 AM"' });
  return z.NEVER;
});

/** The owner defined the file's shape. Another state needs its own key, which `slotSchema` must read. */
const isAvailable: Readonly<Record<SlotState, boolean>> = { open: true, closed: false };

const slotSchema = z
  .strictObject({ time: clockTimeSchema, available: z.boolean() })
  .transform(({ time, available }): Omit<Slot, 'date'> => ({
    time,
    state: available ? 'open' : 'closed',
  }));

const daySchema = z.array(slotSchema).superRefine((slots, context) => {
  slots.forEach(({ time }, index) => {
    const previous = slots[index - 1]?.time;
    if (previous === undefined || minutesOf(previous) < minutesOf(time)) return;
    const message = `does not come after ${previous}: list every time of the day once, in order`;
    context.addIssue({ code: 'custom', path: [index], message });
  });
});

const seasonSchema = z.record(z.string(), daySchema).superRefine((days, context) => {
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

function describeIssue(file: unknown, { path, message }: z.core.$ZodIssue): string {
  const [date, index, ...field] = path;
  if (date === undefined) return `the file ${message}`;
  if (index === undefined) return `${String(date)} ${message}`;
  const slotAsWritten = JSON.stringify(Object(file)[date][index]);
  return `${String(date)}, slot ${Number(index) + 1} ${slotAsWritten}: ${[...field, message].join(' ')}`;
}

/** Validates parsed JSON. @throws UserFacingError with one line per problem, naming date and slot */
export function parseSeason(file: unknown): Season {
  const parsed = seasonSchema.safeParse(file);
  if (parsed.success) {
    const days = Object.entries(parsed.data).map(
      ([date, slots]) => [date, slots.map((slot) => ({ date, ...slot }))] as const,
    );
    return new Map(days);
  }
  const lines = parsed.error.issues.map((issue) => `  ${describeIssue(file, issue)}`);
  throw new UserFacingError(`${seasonPath} is invalid:\n${lines.join('\n')}`);
}

/** The season in the file's shape: the inverse of `parseSeason`. */
export function seasonToWrite(season: Season) {
  const days = Array.from(season, ([date, slots]) => [
    date,
    slots.map(({ time, state }) => ({ time, available: isAvailable[state] })),
  ]);
  return Object.fromEntries(days);
}
