/** The names of the booking form's fields: what the form sends and the schema reads. */
export const fieldNames = {
  date: 'date',
  slots: 'slots',
  lessonTypes: 'lesson-types',
  email: 'email',
  phone: 'phone',
  additionalInfo: 'additional-info',
  requestId: 'request-id',
  scripted: 'scripted',
  /** Seen by no person and named like nothing that a browser fills in; only programs write here. */
  honeypot: 'leave-this-empty',
} as const;

/** The most characters that a field takes. */
export const limits = { email: 254, phone: 40, additionalInfo: 5000 } as const;

/** What a visitor typed and ticked, as it goes back into the form after a failure. */
export type FormValues = {
  readonly slots: readonly string[];
  readonly lessonTypes: readonly string[];
  readonly email: string;
  readonly phone: string;
  readonly additionalInfo: string;
};

export const emptyValues: FormValues = {
  slots: [],
  lessonTypes: [],
  email: '',
  phone: '',
  additionalInfo: '',
};
