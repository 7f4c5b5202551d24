import actionStyles from '@/components/ui/action.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { writeCommand } from '@/lib/commands/command';
import { prefilledIssues } from '@/lib/commands/issue-link';
import type { PageCommand } from '@/lib/instructor/season-changes';
import styles from './instructor.module.css';

/** Changes that were sent, until they are dismissed. */
export function SentChanges({
  sent,
  repository,
  onRemove,
}: {
  sent: readonly {
    readonly summary: string;
    readonly commands: readonly PageCommand[];
    /** Whether the site was built with the change. */
    readonly isDone: boolean;
  }[];
  repository: string | undefined;
  onRemove: (index: number) => void;
}) {
  if (sent.length === 0) return null;
  return (
    <ul aria-label="Sent" className={styles.list}>
      {sent.map(({ summary, commands, isDone }, index) => {
        const [issue] = repository ? prefilledIssues(repository, commands) : [];
        const text = commands.map(writeCommand).join('\n');
        return (
          <li key={text} className={isDone ? styles.done : styles.waiting}>
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
              <button type="button" className={actionStyles.quiet} onClick={() => onRemove(index)}>
                {isDone ? 'OK' : 'Discard'}
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
