import { startTransition, useEffect, useState, type RefObject } from 'react';
import { formValues, type FormValues } from '@/lib/booking/request-fields';
import type { OtherDay } from '@/lib/season/other-days';
import { filledFields } from './draft';

export type Choice = Pick<FormValues, 'slots' | 'lessonTypes' | 'otherDates'>;

const nothing: Choice = { slots: [], lessonTypes: [], otherDates: [] };

function choiceIn(form: HTMLFormElement): Choice {
  const { slots, lessonTypes, otherDates } = formValues(new URLSearchParams(filledFields(form)));
  return { slots, lessonTypes, otherDates };
}

/** The same object where nothing changed, so that nothing is rendered again. */
function changed(before: Choice, now: Choice): Choice {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** What is ticked in `form`, and whether the visitor has touched it; `revision` changes with its slots. */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  revision: number,
): { readonly choice: Choice; readonly touched: boolean } {
  const [choice, setChoice] = useState(nothing);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => setChoice((before) => changed(before, choiceIn(element)));
    // The tick is painted first.
    const touch = ({ target }: Event) =>
      startTransition(() => {
        setTouched(true);
        if (target instanceof HTMLInputElement && target.type === 'checkbox') read();
      });
    startTransition(read);
    element.addEventListener('input', touch);
    return () => element.removeEventListener('input', touch);
  }, [form, revision]);

  return { choice, touched };
}

/** The chosen times that are not open on `day`. */
export function closedTimesOn(day: OtherDay, { slots }: Choice): readonly string[] {
  return day.closedTimes.filter((time) => slots.includes(time));
}
