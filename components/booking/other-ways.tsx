import { useState, useSyncExternalStore, type MouseEvent } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { fieldNames } from '@/lib/booking/request-fields';
import { requestLines } from '@/lib/booking/request-text';

function texts(form: FormData, name: string): readonly string[] {
  return form.getAll(name).map(String);
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/** The whole request as text, read from the form that the clicked button stands in. */
function requestAt(event: MouseEvent<HTMLButtonElement>): string {
  const form = new FormData(event.currentTarget.form ?? undefined);
  return requestLines({
    date: text(form, fieldNames.date),
    slots: texts(form, fieldNames.slots),
    lessonTypes: texts(form, fieldNames.lessonTypes),
    email: text(form, fieldNames.email),
    phone: text(form, fieldNames.phone),
    additionalInfo: text(form, fieldNames.additionalInfo),
  });
}

const never = () => () => undefined;
const browserShares = () => 'share' in navigator;
const serverShares = () => false;

/** Lets a request that could not be sent reach the instructor some other way. */
export function OtherWays() {
  const [said, setSaid] = useState('');
  const canShare = useSyncExternalStore(never, browserShares, serverShares);

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    try {
      await navigator.clipboard.writeText(requestAt(event));
      setSaid('Copied. You can paste it into a message.');
    } catch {
      setSaid('Your browser did not allow copying.');
    }
  }

  async function share(event: MouseEvent<HTMLButtonElement>) {
    // Rejects when the visitor closes the sheet, which needs no answer.
    await navigator.share({ text: requestAt(event) }).catch(() => undefined);
  }

  return (
    <>
      <button type="button" className={actionStyles.quiet} onClick={copy}>
        Copy the request
      </button>
      {canShare && (
        <button type="button" className={actionStyles.quiet} onClick={share}>
          Share the request
        </button>
      )}
      <span role="status">{said}</span>
    </>
  );
}
