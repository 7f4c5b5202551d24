import actionStyles from '@/components/ui/action.module.css';
import codeStyles from '@/components/ui/code.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { focusUntilBlur } from '@/components/ui/focus-until-blur';
import { UnbrokenDates } from '@/components/ui/unbroken-dates';
import { waysToSend } from '@/lib/commands/issue-link';
import type { PageCommand } from '@/lib/instructor/season-changes';
import pageStyles from './instructor.module.css';
import styles from './send-changes.module.css';

type Changes = {
  /** In words. */
  readonly summary: string;
  readonly commands: readonly PageCommand[];
  readonly repository: string | undefined;
};

/** The changes in words, and the way to send them: an issue's link, or the commands to copy. */
export function ChangeBar({
  onSend,
  ...changes
}: Changes & { onSend: (commands: readonly PageCommand[]) => void }) {
  const { issues, text, whereToPaste } = waysToSend(changes.repository, changes.commands);
  const [issue] = issues;

  return (
    <section aria-label="What will change" className={styles.bar}>
      <div className={styles.barText}>
        <p className={pageStyles.summary}>{changes.summary}</p>
        {issues.length > 1 && (
          <p className={pageStyles.quiet}>
            {`Too long for one link: this is 1 of ${issues.length}. The rest stays here for the next.`}
          </p>
        )}
        {!issue && (
          <details className={pageStyles.details}>
            <summary>{whereToPaste}</summary>
            <code className={codeStyles.commands}>
              <UnbrokenDates>{text}</UnbrokenDates>
            </code>
          </details>
        )}
      </div>
      <div className={actionStyles.actions}>
        {issue && (
          // Without the key, `onSend` would change the pressed link's `href` before the browser follows it.
          <a
            key={issue.url}
            href={issue.url}
            className={actionStyles.action}
            onClick={() => onSend(issue.commands)}
            // A middle click opens the link in another tab. React calls this for a right click too.
            onAuxClick={({ button }) => button === 1 && onSend(issue.commands)}
          >
            Send to GitHub
          </a>
        )}
        {/* With other commands, "Copied." would be untrue. */}
        <CopyButton key={text} text={() => text} copied="Copied.">
          Copy
        </CopyButton>
      </div>
    </section>
  );
}

/** Changes that were sent, but are not in the build yet. They may have been abandoned or refused on GitHub. */
export function SentChanges({ onDiscard, ...changes }: Changes & { onDiscard: () => void }) {
  const { issues, text } = waysToSend(changes.repository, changes.commands);
  return (
    <section aria-label="Sent" className={styles.sent}>
      <p className={pageStyles.summary}>Sent, not on the site yet</p>
      <p>{changes.summary}</p>
      <p className={pageStyles.quiet}>
        It takes a few minutes after you press the green button. Then load this page again.
      </p>
      <div className={actionStyles.actions}>
        <button
          type="button"
          className={actionStyles.quiet}
          onClick={() => window.location.reload()}
        >
          Load again
        </button>
        {issues.map(({ url }, index) => (
          <a key={url} href={url} className={actionStyles.quiet}>
            {issues.length > 1 ? `Send again (${index + 1} of ${issues.length})` : 'Send again'}
          </a>
        ))}
        {issues.length === 0 && (
          <CopyButton key={text} text={() => text} copied="Copied.">
            Copy again
          </CopyButton>
        )}
        <button
          type="button"
          className={actionStyles.quiet}
          onClick={({ currentTarget }) => {
            // The focused button is about to disappear.
            const main = currentTarget.closest('main');
            if (main) focusUntilBlur(main);
            onDiscard();
          }}
        >
          Discard
        </button>
      </div>
    </section>
  );
}
