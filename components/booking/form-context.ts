import { createContext } from 'react';
import type { Problem } from '@/lib/booking/booking-result';
import { emptyValues, type FormValues } from '@/lib/booking/request-fields';
import type { DayGroup } from '@/lib/season/other-days';

type Form = {
  /** An ISO date, or empty for a question. */
  readonly date: string;
  readonly otherDays: readonly DayGroup[];
  /** The values of a form posted without JavaScript. */
  readonly values: FormValues;
  readonly problems: readonly Problem[];
};

/** `ChoiceContext` is separate, so that checking a box does not render the fields. */
export const FormContext = createContext<Form>({
  date: '',
  otherDays: [],
  values: emptyValues,
  problems: [],
});
