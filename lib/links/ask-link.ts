import type { LessonDay } from '@/lib/request/answered-request';
import { writeDates, writeFragment, writeTimes } from './write-fragment';

/** The subject of a question: times that are closed, or lessons to which the family cannot come. */
export type QuestionSubject = LessonDay &
  (
    | { readonly kind: 'closed times' }
    | { readonly kind: 'missed lessons'; readonly reference: string }
  );

export function subjectFields(subject: QuestionSubject): Readonly<Record<string, string>> {
  return {
    d: writeDates([subject.date]),
    t: writeTimes(subject.times),
    r: subject.kind === 'missed lessons' ? subject.reference : '',
  };
}

/**
 * The path of `/ask`, with what the question begins with in its fragment. Only `/ask` needs `question-subject.ts`, which
 * reads it.
 */
export function askLink(subject: QuestionSubject): string {
  return `/ask#${writeFragment(subjectFields(subject))}`;
}
