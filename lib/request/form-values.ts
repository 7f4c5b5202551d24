/** Posted by the page's script. */
export const scriptedField = 'scripted';

/** Browsers rarely autofill this name, unlike common ones such as `website`. */
export const honeypotField = 'leave-this-empty';

/** Maximum lengths in characters. */
export const limits = { email: 254, phone: 40, additionalInfo: 5000 } as const;

/** Far more than the form offers. */
const maxChoices = 100;

export function formValues(form: FormData | URLSearchParams) {
  const texts = (field: string): readonly string[] =>
    form
      .getAll(field)
      .filter((value) => typeof value === 'string')
      .slice(0, maxChoices);
  // Browsers post a line break as CRLF but count it as one character. A leading CRLF would also be lost in a rendered textarea, where React keeps only a leading LF.
  const text = (field: string) => (texts(field).at(0) ?? '').replaceAll('\r\n', '\n');
  return {
    /** An ISO date; empty for a question. */
    date: text('date'),
    times: texts('times'),
    lessonTypes: texts('lessonTypes'),
    /** More days (ISO dates) for the same times. */
    otherDates: texts('otherDates'),
    email: text('email'),
    phone: text('phone'),
    additionalInfo: text('additionalInfo'),
  };
}

/** A request as typed into the form, before validation. */
export type FormValues = Readonly<ReturnType<typeof formValues>>;

export const emptyValues: FormValues = formValues(new URLSearchParams());
