export const fieldNames = {
  date: 'date',
  slots: 'slots',
  lessonTypes: 'lesson-types',
  otherDates: 'other-dates',
  email: 'email',
  phone: 'phone',
  additionalInfo: 'additional-info',
  requestId: 'request-id',
  scripted: 'scripted',
  /** The honeypot, named like nothing that a browser autofills. */
  honeypot: 'leave-this-empty',
} as const;

/** Maximum lengths in characters. */
export const limits = { email: 254, phone: 40, additionalInfo: 5000 } as const;

/** The form's values, returned to it after a failure. */
export type FormValues = {
  readonly slots: readonly string[];
  readonly lessonTypes: readonly string[];
  /** More days (ISO dates) for the same slots. */
  readonly otherDates: readonly string[];
  readonly email: string;
  readonly phone: string;
  readonly additionalInfo: string;
};

export const emptyValues: FormValues = {
  slots: [],
  lessonTypes: [],
  otherDates: [],
  email: '',
  phone: '',
  additionalInfo: '',
};
