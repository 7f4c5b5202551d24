import { dayPath } from '@/lib/page/paths';

/** Posted by the page's script. */
export const scriptedField = 'scripted';

/** Browsers rarely autofill this name, unlike common ones such as `website`. */
export const honeypotField = 'leave-this-empty';

/** The maximum lengths of the text fields, in characters. */
export const maxLengths = { email: 254, phone: 40, additionalInfo: 5000 } as const;

/** Far more than the form offers. */
const maxChoices = 100;

/** The text fields of both forms. */
export type TextName = keyof typeof maxLengths;

type Texts = Readonly<Record<TextName, string>>;

/** The checked boxes of a day's form. */
export type Choices = {
  readonly times: readonly string[];
  readonly lessonTypes: readonly string[];
  /** More days (ISO dates) for the same times. */
  readonly otherDates: readonly string[];
};

/** The subject of a form: lessons, the first on an ISO date, or a question. */
export type Topic =
  { readonly kind: 'lesson'; readonly date: string } | { readonly kind: 'question' };

export type LessonValues = Extract<Topic, { kind: 'lesson' }> & Choices & Texts;
export type QuestionValues = Extract<Topic, { kind: 'question' }> & Texts;

/** A form's input, before validation. */
export type FormValues = LessonValues | QuestionValues;

export type FieldName = Exclude<keyof LessonValues, 'kind'>;

/** The fields that only a day's form has. */
export type LessonField = Exclude<FieldName, TextName | 'date'>;

export const noChoices: Choices = { times: [], lessonTypes: [], otherDates: [] };

type Posted = FormData | URLSearchParams;

/** An untrusted argument as a form, which is empty if the argument is not one. */
export function postedForm(argument: unknown): FormData {
  return argument instanceof FormData ? argument : new FormData();
}

function textsIn(form: Posted, field: FieldName): readonly string[] {
  return form
    .getAll(field)
    .filter((value) => typeof value === 'string')
    .slice(0, maxChoices);
}

// Browsers post a line break as CRLF, but count it as one character. In a form that is rendered again, React would
// lose a CRLF at the start of a textarea.
function textIn(form: Posted, field: FieldName): string {
  return (textsIn(form, field).at(0) ?? '').replaceAll('\r\n', '\n');
}

export function choicesIn(form: Posted): Choices {
  return {
    times: textsIn(form, 'times'),
    lessonTypes: textsIn(form, 'lessonTypes'),
    otherDates: textsIn(form, 'otherDates'),
  };
}

/** Anything but a question counts as a request for lessons, which is invalid without a date. */
export function formValues(form: Posted): FormValues {
  const shared: Texts = {
    email: textIn(form, 'email'),
    phone: textIn(form, 'phone'),
    additionalInfo: textIn(form, 'additionalInfo'),
  };
  return form.get('kind') === 'question'
    ? { kind: 'question', ...shared }
    : { kind: 'lesson', date: textIn(form, 'date'), ...choicesIn(form), ...shared };
}

export function formPath(topic: Topic): string {
  return topic.kind === 'lesson' ? dayPath(topic.date) : '/ask';
}
