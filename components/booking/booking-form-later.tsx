'use client';

import { Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
// The form's styles come with the page, since its HTML does.
import './booking-form.module.css';
import './chips.module.css';
import './fields.module.css';
import './submit-bar.module.css';
import {
  askForFormPart,
  formPart,
  formPartProblem,
  formPartSometime,
  onFormPartProblem,
  type FormPart,
} from './form-part';
import { watchForm, type Touched } from './touched-form';

type Day = {
  readonly date: string;
  readonly times: readonly string[];
  readonly takenTimes: readonly string[];
};

const noProblem = () => undefined;

/**
 * The booking form of a day, whose HTML comes with the page and whose script comes once it is of use:
 * until then, and should it never come, the form is filled in and sent by the browser itself.
 */
export function BookingFormLater(day: Day) {
  const place = useRef<HTMLDivElement>(null);
  const touched = useRef<Touched>(undefined);
  const id = `booking-${day.date}`;
  // A page that was opened in place has no HTML of the form to wait with.
  const [hasHtml] = useState(
    () => typeof document === 'undefined' || document.getElementById(id) !== null,
  );

  useEffect(() => {
    if (!place.current || !hasHtml) return;
    touched.current = watchForm(place.current);
    return () => touched.current?.stop();
  }, [hasHtml]);

  return (
    <div ref={place} id={id}>
      {hasHtml && (
        <Suspense>
          <Form
            {...day}
            part={() => formPartSometime}
            onReady={() => touched.current?.handOver()}
          />
        </Suspense>
      )}
      <PartBoundary
        sentence={
          hasHtml
            ? 'A part of this form did not load. You can send it all the same.'
            : 'The form did not load.'
        }
        onRetry={() => void askForFormPart().catch(() => {})}
      >
        <FormPartProblem />
        {!hasHtml && <Form {...day} part={formPart} />}
      </PartBoundary>
    </div>
  );
}

function Form({
  part,
  onReady,
  ...day
}: Day & { readonly part: () => Promise<FormPart>; readonly onReady?: () => void }) {
  const { BookingForm } = use(part());
  useEffect(() => onReady?.(), [onReady]);
  return <BookingForm {...day} />;
}

/** Hands the part's failure, once there is one, to the boundary around it. */
function FormPartProblem() {
  const problem = useSyncExternalStore(onFormPartProblem, formPartProblem, noProblem);
  if (problem !== undefined) throw problem;
  return null;
}
