import actionStyles from '@/components/ui/action.module.css';
import codeStyles from '@/components/ui/code.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { writeCommand } from '@/lib/commands/command';
import { prefilledIssues } from '@/lib/commands/issue-link';
import { commandsFor, type SlotChange } from '@/lib/commands/slot-changes';
import type { LinkedRequest } from '@/lib/request/booking';
import type { Season } from '@/lib/season/season-schema';
import { slotAt } from '@/lib/season/season-slots';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

/** Changes that close the requested times that are open. */
function closings(
  { date, otherDates, times }: LinkedRequest,
  season: Season,
): readonly SlotChange[] {
  return [date, ...otherDates]
    .flatMap((day) => times.map((time) => ({ date: day, time, state: 'closed' as const })))
    .filter((slot) => slotAt(season, slot)?.state === 'open');
}

/** Links to prefilled issues, and Copy. Without a repository, or if a link is too long, the commands are shown. */
export function CloseTimes({
  request,
  season,
  repository,
}: {
  request: LinkedRequest;
  season: Season;
  repository: string | undefined;
}) {
  const commands = commandsFor(closings(request, season));
  if (commands.length === 0) return null;
  const text = commands.map(writeCommand).join('\n');
  const issues = repository ? prefilledIssues(repository, commands, request.reference) : [];
  const label = 'Close these times';
  return (
    <AnswerSection title="Close the times">
      {issues.length > 0 && (
        <div className={actionStyles.actions}>
          {issues.map(({ url }, index) => (
            <a key={url} href={url} className={actionStyles.action}>
              {issues.length > 1 ? `${label} (${index + 1} of ${issues.length})` : label}
            </a>
          ))}
        </div>
      )}
      <p className={styles.quiet}>
        {issues.length > 0
          ? 'Opens an issue on GitHub that is filled in already. Press the green button there, and a comment says what was done.'
          : 'Run this at a computer, in the site’s folder:'}
      </p>
      {issues.length === 0 && <code className={codeStyles.commands}>{text}</code>}
      <CopyButton text={() => text} copied="Copied.">
        {commands.length > 1 ? 'Copy the commands' : 'Copy the command'}
      </CopyButton>
    </AnswerSection>
  );
}
