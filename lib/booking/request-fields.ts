export const fieldNames = {
  date: 'date',
  slots: 'slots',
  lessonTypes: 'lesson-types',
  otherDates: 'other-dates',
  email: 'email',
  phone: 'phone',
  additionalInfo: 'additional-info',
  scripted: 'scripted',
  /** The honeypot, named like nothing that a browser autofills. */
  honeypot: 'leave-this-empty',
} as const;

/** Maximum lengths in characters. */
export const limits = { email: 254, phone: 40, additionalInfo: 5000 } as const;

/** Far above what the form sends. */
export const maxChoices = 100;

/** The values of a form, from what it would send or from its entries. */
export function formValues(form: FormData | URLSearchParams) {
  // At most one more than allowed, so that validation still fails.
  const texts = (field: keyof typeof fieldNames): readonly string[] =>
    form
      .getAll(fieldNames[field])
      .filter((value) => typeof value === 'string')
      .slice(0, maxChoices + 1);
  // Forms post line breaks as CRLF, but count each as one character, and React loses a first CRLF.
  const text = (field: keyof typeof fieldNames) =>
    (texts(field).at(0) ?? '').replaceAll('\r\n', '\n');
  return {
    date: text('date'),
    slots: texts('slots'),
    lessonTypes: texts('lessonTypes'),
    /** More days (ISO dates) for the same slots. */
    otherDates: texts('otherDates'),
    email: text('email'),
    phone: text('phone'),
    additionalInfo: text('additionalInfo'),
  };
}

/** A request as the form holds it, returned to it after a failure. */
export type FormValues = Readonly<ReturnType<typeof formValues>>;

export const emptyValues: FormValues = formValues(new URLSearchParams());
