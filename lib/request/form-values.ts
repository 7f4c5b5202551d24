import { dayPath } from '@/lib/page/paths';

/** Posted by the page's script. */
export const scriptedField = 'scripted';

/** Browsers rarely autofill this name, unlike common ones such as `website`. */
export const honeypotField = 'leave-this-empty';

/** The forms' texts, with their maximum lengths in characters. */
export const maxLengths = { email: 254, phone: 40, additionalInfo: 5000 } as const;

/** Far more than the form offers. */
const maxChoices = 100;

export type TextName = keyof typeof maxLengths;

/** The texts of both forms. Any other text is in a day's form alone. */
export type SharedText = 'email' | 'phone' | 'additionalInfo';

type Texts<Name extends TextName> = Readonly<Record<Name, string>>;

/** The checked boxes of a day's form. */
export type Choices = {
  readonly times: readonly string[];
  readonly lessonTypes: readonly string[];
  /** More days (ISO dates) for the same times. */
  readonly otherDates: readonly string[];
};

/** The subject of a form: lessons from an ISO date on, or a question. */
export type Topic =
  { readonly kind: 'lesson'; readonly date: string } | { readonly kind: 'question' };

export type LessonValues = Extract<Topic, { kind: 'lesson' }> & Choices & Texts<TextName>;
export type QuestionValues = Extract<Topic, { kind: 'question' }> & Texts<SharedText>;

/** A request as typed into a form, before validation. */
export type FormValues = LessonValues | QuestionValues;

/** The fields that only a day's form has. */
export type LessonField = Exclude<keyof LessonValues, keyof QuestionValues | 'date'>;

export type FieldName = Exclude<keyof LessonValues, 'kind'>;

export const noChoices: Choices = { times: [], lessonTypes: [], otherDates: [] };

type Posted = FormData | URLSearchParams;

/** The form in an untrusted argument; an empty one for anything else. */
export function postedForm(argument: unknown): FormData {
  return argument instanceof FormData ? argument : new FormData();
}

function textsIn(form: Posted, field: FieldName): readonly string[] {
  return form
    .getAll(field)
    .filter((value) => typeof value === 'string')
    .slice(0, maxChoices);
}

// Browsers post a line break as CRLF, but count it as one character. React would lose a leading CRLF in a textarea.
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

/** A form that does not say that it is a question is about lessons, so that one that lost its date is invalid. */
export function formValues(form: Posted): FormValues {
  const shared: Texts<SharedText> = {
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
