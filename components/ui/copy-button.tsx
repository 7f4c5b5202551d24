import { useState, type MouseEvent, type ReactNode } from 'react';
import actionStyles from './action.module.css';
import { ChangingText } from './changing-text';
import styles from './copy-button.module.css';
import fieldStyles from './field.module.css';

const maxRows = 12;
/** In some browsers, the promise never settles. */
const limitMs = 2_000;

/** Calls `text` with the pressed button, and announces whether copying worked. If not, the text can be selected. */
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
  const [uncopied, setUncopied] = useState('');

  async function copy({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const wanted = text(currentTarget);
    // A screen reader does not announce the same text twice.
    setStatus('');
    setUncopied('');
    try {
      await Promise.race([
        navigator.clipboard.writeText(wanted),
        new Promise((_, reject) => setTimeout(reject, limitMs)),
      ]);
      setStatus(copied);
    } catch {
      setStatus('Your browser did not allow copying. Select the text here:');
      setUncopied(wanted);
    }
  }

  return (
    <>
      <button type="button" className={actionStyles.quiet} onClick={copy}>
        {children}
      </button>
      <span role="status">{status && <ChangingText>{status}</ChangingText>}</span>
      {uncopied && (
        <div className={`${fieldStyles.field} ${styles.text}`}>
          <textarea
            readOnly
            aria-label="Text to copy"
            value={uncopied}
            rows={Math.min(uncopied.split('\n').length, maxRows)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
