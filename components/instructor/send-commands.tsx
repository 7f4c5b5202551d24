import actionStyles from '@/components/ui/action.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { writeCommand, type Command } from '@/lib/commands/command';
import { prefilledIssues } from '@/lib/commands/issue-link';
import styles from './send-commands.module.css';

/** Links to prefilled issues with the commands; the commands to copy, without a repository or if a link would be too long. */
export function SendCommands({
  commands,
  repository,
  reference,
  label,
}: {
  commands: readonly Command[];
  repository: string | undefined;
  reference?: string;
  label: string;
}) {
  const text = commands.map(writeCommand).join('\n');
  const issues = repository ? prefilledIssues(repository, commands, reference) : [];
  return (
    <>
      {issues.length > 0 && (
        <div className={actionStyles.actions}>
          {issues.map(({ url }, index) => (
            <a key={url} href={url} className={actionStyles.action}>
              {issues.length > 1 ? `${label} (${index + 1} of ${issues.length})` : label}
            </a>
          ))}
        </div>
      )}
      <p className={styles.hint}>
        {issues.length > 0
          ? 'Opens an issue on GitHub that is filled in already. Press the green button there, and a comment says what was done.'
          : 'Run this at a computer, in the site’s folder:'}
      </p>
      {issues.length === 0 && <code className={styles.commands}>{text}</code>}
      <CopyButton text={() => text} copied="Copied.">
        {commands.length > 1 ? 'Copy the commands' : 'Copy the command'}
      </CopyButton>
    </>
  );
}
