import type { WaysToSend } from '@/lib/commands/issue-link';
import actionStyles from './action.module.css';
import { CopyButton } from './copy-button';
import styles from './send-commands.module.css';

/** A link for each issue that the commands need, and Copy. */
export function SendCommands({
  label,
  links,
  text,
  linkClassName = actionStyles.action,
}: Pick<WaysToSend, 'links' | 'text'> & { label: string; linkClassName?: string | undefined }) {
  return (
    <div className={actionStyles.actions}>
      {links.map((url, index) => (
        <a key={url} href={url} className={linkClassName}>
          {links.length > 1 ? `${label} (${index + 1} of ${links.length})` : label}
        </a>
      ))}
      {/* With other commands, "Copied." would be untrue. */}
      <CopyButton key={text} text={() => text} copied="Copied.">
        Copy
      </CopyButton>
    </div>
  );
}

/** Commands whose ISO dates stay on one line. */
export function CommandText({ children }: { children: string }) {
  const parts = children.split(/(\d{4}-\d{2}-\d{2})/);
  return (
    <code className={styles.commands}>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className="unbroken">
            {part}
          </span>
        ),
      )}
    </code>
  );
}
