import { CommandText, SendCommands } from '@/components/ui/send-commands';
import { waysToSend } from '@/lib/commands/issue-link';
import { commandsFor } from '@/lib/commands/slot-changes';
import { confirmedDays, type AnsweredRequest } from '@/lib/request/answered-request';
import { slotAt, type Season } from '@/lib/season/season-slots';
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
  const { links, text, whereToPaste } = waysToSend(repository, commands, answered.reference);
  return (
    <AnswerSection title="Close the times">
      <p className={styles.quiet}>
        {links.length > 0
          ? 'Opens GitHub, filled in. Press the green button there, and a comment says what was done. If nothing is filled in, copy, and paste it there.'
          : `${whereToPaste}:`}
      </p>
      {links.length === 0 && <CommandText>{text}</CommandText>}
      <SendCommands label="Close these times" links={links} text={text} />
    </AnswerSection>
  );
}
