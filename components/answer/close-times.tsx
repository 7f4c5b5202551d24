import actionStyles from '@/components/ui/action.module.css';
import codeStyles from '@/components/ui/code.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { UnbrokenDates } from '@/components/ui/unbroken-dates';
import { waysToSend } from '@/lib/commands/issue-link';
import { commandsFor } from '@/lib/commands/slot-changes';
import { confirmedDays, type AnsweredRequest } from '@/lib/request/answered-request';
import type { Season } from '@/lib/season/season-schema';
import { slotAt } from '@/lib/season/season-slots';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

/**
 * Closes those of the confirmed lessons that are open: links to GitHub, and Copy. Without a repository, or if a link is
 * too long, the commands are shown.
 */
export function CloseTimes({
  answered,
  season,
  repository,
}: {
  answered: AnsweredRequest;
  season: Season;
  repository: string | undefined;
}) {
  const changes = confirmedDays(answered)
    .flatMap(({ date, times }) => times.map((time) => ({ date, time, state: 'closed' as const })))
    .filter((slot) => slotAt(season, slot)?.state === 'open');
  const commands = commandsFor(changes);
  if (commands.length === 0) return null;
  const { issues, text, whereToPaste } = waysToSend(repository, commands, answered.reference);
  const label = 'Close these times';
  return (
    <AnswerSection title="Close the times">
      <p className={styles.quiet}>
        {issues.length > 0
          ? 'Opens GitHub, filled in. Press the green button there, and a comment says what was done. If nothing is filled in, copy, and paste it there.'
          : `${whereToPaste}:`}
      </p>
      {issues.length === 0 && (
        <code className={codeStyles.commands}>
          <UnbrokenDates>{text}</UnbrokenDates>
        </code>
      )}
      <div className={actionStyles.actions}>
        {issues.map(({ url }, index) => (
          <a key={url} href={url} className={actionStyles.action}>
            {issues.length > 1 ? `${label} (${index + 1} of ${issues.length})` : label}
          </a>
        ))}
        {/* With other lessons, "Copied." would be untrue. */}
        <CopyButton key={text} text={() => text} copied="Copied.">
          Copy
        </CopyButton>
      </div>
    </AnswerSection>
  );
}
