import { confirmedDays, type AnsweredRequest } from '@/lib/request/answered-request';
import { isReference } from '@/lib/request/reference';
import { readDates, readFragment, readTimes, type FragmentFormat } from './read-fragment';
import { writeDates, writeFragment, writeTimes } from './write-fragment';

/** `n` lists what was left out: `2025-07-22` for a whole day, and `2025-07-22T0930T1000` for two of its times. */
const format: FragmentFormat<AnsweredRequest> = {
  write: ({ dates, times, leftOut, reference }) => ({
    d: writeDates(dates),
    t: writeTimes(times),
    n: leftOut
      .map((day) => {
        const isWhole = day.times.length === times.length;
        return isWhole ? day.date : `${day.date}T${writeTimes(day.times, 'T')}`;
      })
      .join('.'),
    r: reference,
  }),
  read: (field) => {
    const [dates, times, reference] = [readDates(field('d')), readTimes(field('t')), field('r')];
    const items = field('n').split('.');
    const leftOut = dates.flatMap((date) => {
      const item = items.find((one) => one.startsWith(date));
      if (item === undefined) return [];
      const out = readTimes(item.slice(date.length), 'T');
      return [{ date, times: item === date ? times : times.filter((time) => out.includes(time)) }];
    });
    const request = { dates, times, leftOut, reference };
    const isLesson = confirmedDays(request).length > 0 && isReference(reference);
    return isLesson ? request : undefined;
  },
};

/** The path of `/lesson`, with the family's lessons in its fragment. */
export function lessonLink(request: AnsweredRequest): string {
  return `/lesson#${writeFragment(format.write(request))}`;
}

/** Reads lessons from an untrusted fragment. @returns `undefined` if it has none, or cannot be read */
export function readLessonFragment(fragment: string): AnsweredRequest | undefined {
  return readFragment(format, fragment);
}
