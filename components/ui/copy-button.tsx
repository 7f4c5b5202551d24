import { useState, type MouseEvent, type ReactNode } from 'react';
import actionStyles from './action.module.css';
import { ChangingText } from './changing-text';

/** Calls `text` with the pressed button, and announces whether copying worked. */
export function CopyButton({
  text,
  copied,
  children,
}: {
  text: (button: HTMLButtonElement) => string;
  copied: string;
  children: ReactNode;
}) {
  const [status, setStatus] = useState('');

  async function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // A screen reader does not announce a text again that stays the same.
    setStatus('');
    try {
      await navigator.clipboard.writeText(text(currentTarget));
      setStatus(copied);
    } catch {
      setStatus('Your browser did not allow copying.');
    }
  }

  return (
    <>
      <button type="button" className={actionStyles.quiet} onClick={copy}>
        {children}
      </button>
      <span role="status">{status && <ChangingText>{status}</ChangingText>}</span>
    </>
  );
}
