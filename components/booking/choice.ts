import { createContext } from 'react';
import { formValues, type FormValues } from '@/lib/booking/request-fields';
import type { DayGroup, OtherDay } from '@/lib/season/other-days';
import { entriesOf } from './form-entries';

export type Choice = Pick<FormValues, 'slots' | 'lessonTypes' | 'otherDates'>;

export const noChoice: Choice = { slots: [], lessonTypes: [], otherDates: [] };

/** The checked boxes, and whether the visitor has changed the form. */
export const ChoiceContext = createContext({ choice: noChoice, touched: false });

/** Reads the checked boxes. Returns `before` if nothing changed, so that React skips the render. */
export function choiceIn(form: HTMLFormElement, before: Choice): Choice {
  const entries = new URLSearchParams(entriesOf(form));
  const { slots, lessonTypes, otherDates } = formValues(entries);
  const now = { slots, lessonTypes, otherDates };
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** The chosen times that are closed on `day`. */
export function closedTimesOn(day: OtherDay, { slots }: Choice): readonly string[] {
  return day.closedTimes.filter((time) => slots.includes(time));
}

/** The chosen days on which a chosen time is closed. The request leaves them out. */
export function daysLeftOut(groups: readonly DayGroup[], choice: Choice): readonly OtherDay[] {
  return groups
    .flatMap(({ days }) => days)
    .filter(({ date }) => choice.otherDates.includes(date))
    .filter((day) => closedTimesOn(day, choice).length > 0);
}
