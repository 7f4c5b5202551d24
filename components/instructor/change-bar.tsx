import actionStyles from '@/components/ui/action.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { writeCommand } from '@/lib/commands/command';
import { prefilledIssues } from '@/lib/commands/issue-link';
import type { PageCommand } from '@/lib/instructor/season-changes';
import styles from './instructor.module.css';

/** What will change, in words, and the way to send it: an issue's link, or the commands to copy. */
export function ChangeBar({
  summary,
  commands,
  repository,
  onSend,
}: {
  summary: string;
  commands: readonly PageCommand[];
  repository: string | undefined;
  /** Called with how many of the commands, from the first on, the pressed link sends. */
  onSend: (count: number) => void;
}) {
  const text = commands.map(writeCommand).join('\n');
  const issues = repository ? prefilledIssues(repository, commands) : [];
  const [issue] = issues;
  return (
    <section aria-label="What will change" className={styles.bar}>
      <div className={styles.barText}>
        <p role="status" className={styles.summary}>
          {summary}
        </p>
        {issues.length > 1 && (
          <p className={styles.quiet}>
            Too long for one link: this is 1 of {issues.length}. The rest stays here for the next.
          </p>
        )}
        {!issue && (
          <details className={styles.details}>
            <summary>
              {repository
                ? 'Too long for a link. Copy this into an issue, or run it at a computer'
                : 'Run this at a computer, in the site’s folder'}
            </summary>
            <code className={styles.commands}>{text}</code>
          </details>
        )}
      </div>
      <div className={actionStyles.actions}>
        {issue && (
          <a
            href={issue.url}
            className={actionStyles.action}
            onClick={() => onSend(issue.commands.length)}
          >
            Send to GitHub
          </a>
        )}
        <CopyButton text={() => text} copied="Copied.">
          Copy
        </CopyButton>
      </div>
    </section>
  );
}
