import { dayInWords } from '@/lib/season/date-in-words';
import { timesInSpans } from '@/lib/season/time-span';
import type { LessonDay } from './answered-request';
import { readDays, readFragment, readReference, writeFragment } from './fragment';

/** With a reference, lessons that the family can't attend. Without one, closed times that it wants. */
type QuestionSubject = LessonDay & { readonly reference?: string | undefined };

/** The path of `/ask`, with what the question begins with in its fragment. */
export function askPath({ date, times, reference }: QuestionSubject): string {
  return `/ask#${writeFragment({ date, times, reference })}`;
}

/** Reads an untrusted fragment of `/ask`. @returns `undefined` if it cannot be read */
export function readAskFragment(fragment: string): QuestionSubject | undefined {
  const fields = readFragment(fragment);
  const [day] = readDays([fields]);
  const reference = readReference(fields.reference);
  return day && reference === fields.reference ? { ...day, reference } : undefined;
}

/** The first line of the question. An inbox shows how it begins, so the day and the reference come first. */
export function subjectInWords({ date, times, reference }: QuestionSubject): string {
  const day = dayInWords(date);
  const spans = timesInSpans(times);
  if (reference) return `I can’t come on ${day} (${reference})${spans && `: ${spans}`}.`;
  return `Please tell me if a time opens on ${day}.${spans && ` Closed now: ${spans}.`}`;
}
