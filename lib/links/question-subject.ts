import { timesInSpans } from '@/lib/request/answered-request';
import { isReference } from '@/lib/request/reference';
import { dayInWords } from '@/lib/season/date-in-words';
import { subjectFields, type QuestionSubject } from './ask-link';
import { readDates, readFragment, readTimes, type FragmentFormat } from './read-fragment';

const format: FragmentFormat<QuestionSubject> = {
  write: subjectFields,
  read: (field) => {
    const [date] = readDates(field('d'));
    const [times, reference] = [readTimes(field('t')), field('r')];
    if (date === undefined) return undefined;
    if (reference === '') return { kind: 'closed times', date, times };
    return isReference(reference) ? { kind: 'missed lessons', date, times, reference } : undefined;
  },
};

/** Reads an untrusted fragment of `/ask`. @returns `undefined` if it cannot be read */
export function readAskFragment(fragment: string): QuestionSubject | undefined {
  return readFragment(format, fragment);
}

/** The first line of the question. An inbox shows its beginning, so the day and the reference come first. */
export function subjectInWords(subject: QuestionSubject): string {
  const day = dayInWords(subject.date);
  const spans = timesInSpans(subject.times);
  if (subject.kind === 'missed lessons') {
    return `I can’t come on ${day} (${subject.reference})${spans && `: ${spans}`}.`;
  }
  return `Please tell me if a time opens on ${day}.${spans && ` Closed now: ${spans}.`}`;
}
