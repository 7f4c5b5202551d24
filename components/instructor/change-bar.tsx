import { CommandText, SendCommands } from '@/components/ui/send-commands';
import type { WaysToSend } from '@/lib/commands/issue-link';
import styles from './change-bar.module.css';
import pageStyles from './instructor.module.css';

/** The changes in words, and the way to send them: links to prefilled issues, or the commands to copy. */
export function ChangeBar({
  summary,
  links,
  text,
  whereToPaste,
}: WaysToSend & { summary: string }) {
  return (
    <section aria-label="What will change" className={styles.bar}>
      <div className={styles.barText}>
        <p className={styles.summary}>{summary}</p>
        <p className={pageStyles.quiet}>The site shows it a few minutes later.</p>
        {links.length === 0 && (
          <details className={styles.details}>
            <summary>{whereToPaste}</summary>
            <CommandText>{text}</CommandText>
          </details>
        )}
      </div>
      <SendCommands label="Send to GitHub" links={links} text={text} />
    </section>
  );
}
