import actionStyles from '@/components/ui/action.module.css';
import codeStyles from '@/components/ui/code.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { focusUntilBlur } from '@/components/ui/focus-until-blur';
import { writeCommand } from '@/lib/commands/command';
import { prefilledIssues, textForIssue } from '@/lib/commands/issue-link';
import type { PageCommand } from '@/lib/instructor/season-changes';
import type { Sent } from './use-tab-state';
import styles from './instructor.module.css';

function textToCopy(commands: readonly PageCommand[], repository: string | undefined): string {
  return repository ? textForIssue(commands) : commands.map(writeCommand).join('\n');
}

/** The changes in words, and the way to send them: an issue's link, or the commands to copy. */
export function ChangeBar({
  summary,
  commands,
  repository,
  onSend,
}: {
  summary: string;
  commands: readonly PageCommand[];
  repository: string | undefined;
  onSend: (commands: readonly PageCommand[]) => void;
}) {
  const issues = repository ? prefilledIssues(repository, commands) : [];
  const [issue] = issues;
  const text = textToCopy(commands, repository);

  return (
    <section aria-label="What will change" className={styles.bar}>
      <div className={styles.barText}>
        <p className={styles.summary}>{summary}</p>
        {issues.length > 1 && (
          <p className={styles.quiet}>
            {`Too long for one link: this is 1 of ${issues.length}. The rest stays here for the next.`}
          </p>
        )}
        {!issue && (
          <details className={styles.details}>
            <summary>
              {repository
                ? 'Too long for a link. Copy this into a new issue on GitHub'
                : 'Run this at a computer, in the site’s folder'}
            </summary>
            <code className={codeStyles.commands}>{text}</code>
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

export function SentChanges({
  sent,
  repository,
  onRemove,
}: {
  sent: readonly Sent[];
  repository: string | undefined;
  onRemove: (index: number) => void;
}) {
  if (sent.length === 0) return null;
  return (
    <ul aria-label="Sent" className={styles.list}>
      {sent.map(({ summary, commands, isDone }, index) => {
        const [issue] = repository ? prefilledIssues(repository, commands) : [];
        const text = textToCopy(commands, repository);
        return (
          <li key={`${index} ${text}`} className={isDone ? styles.done : styles.waiting}>
            <p className={styles.summary}>{isDone ? 'On the site' : 'Sent, not on the site yet'}</p>
            <p>{summary}</p>
            {!isDone && (
              <p className={styles.quiet}>
                It takes a few minutes after you press the green button. Then load this page again.
              </p>
            )}
            <div className={actionStyles.actions}>
              {!isDone && (
                <button
                  type="button"
                  className={actionStyles.quiet}
                  onClick={() => window.location.reload()}
                >
                  Load again
                </button>
              )}
              {!isDone && issue && (
                <a href={issue.url} className={actionStyles.quiet}>
                  Send again
                </a>
              )}
              {!isDone && !issue && (
                <CopyButton text={() => text} copied="Copied.">
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
                  onRemove(index);
                }}
              >
                {isDone ? 'OK' : 'Discard'}
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
