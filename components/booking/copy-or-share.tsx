import { useState, type MouseEvent } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';

/** Copies or shares a request's text. `textOf` gets the pressed button. */
export function CopyOrShare({
  what,
  textOf,
}: {
  what: 'request' | 'message';
  textOf: (button: HTMLButtonElement) => string;
}) {
  const [said, setSaid] = useState('');
  const canShare = !useIsHydrating() && 'share' in navigator;

  async function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    try {
      await navigator.clipboard.writeText(textOf(currentTarget));
      setSaid('Copied. You can paste it into a message.');
    } catch {
      setSaid('Your browser did not allow copying.');
    }
  }

  async function share({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The promise rejects when the visitor closes the sheet.
    await navigator.share({ text: textOf(currentTarget) }).catch(() => undefined);
  }

  return (
    <>
      <button type="button" className={actionStyles.quiet} onClick={copy}>
        Copy the {what}
      </button>
      {canShare && (
        <button type="button" className={actionStyles.quiet} onClick={share}>
          Share the {what}
        </button>
      )}
      <span role="status">{said}</span>
    </>
  );
}
