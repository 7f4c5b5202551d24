import actionStyles from '@/components/ui/action.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { slotState, type OfferedSlots } from '@/lib/answer/slot-state';
import type { Booking } from '@/lib/request/booking';
import { newIssueUrl } from '@/lib/github/slots-issue';
import { shortDate } from '@/lib/season/date-in-words';
import styles from './answer.module.css';
import { AnswerSection } from './answer-section';

export function CloseTimes({
  request: { date, otherDates, times, reference },
  offered,
  repository,
}: {
  request: Booking;
  offered: OfferedSlots;
  repository: string | undefined;
}) {
  if (times.length === 0) return null;
  const isOpen = (day: string) => times.every((time) => slotState(offered, day, time) === 'open');
  const requested = [date, ...otherDates];
  const dates = requested.filter(isOpen);
  const leftOut = requested.filter((day) => !isOpen(day));
  return (
    <AnswerSection title="Close the times">
      {leftOut.length > 0 && (
        <p>
          Left out, because at least one of these times is not open:{' '}
          {leftOut.map(shortDate).join('; ')}.
        </p>
      )}
      {dates.length > 0 &&
        (repository ? (
          <ByIssue href={newIssueUrl(repository, { action: 'take', dates, times, reference })} />
        ) : (
          <ByCommand dates={dates} times={times} />
        ))}
    </AnswerSection>
  );
}

function ByIssue({ href }: { href: string }) {
  return (
    <>
      <a href={href} className={actionStyles.action}>
        Take these times off
      </a>
      <p className={styles.quiet}>
        Opens an issue on GitHub that is filled in already: submit it, and the times are closed with
        the next build.
      </p>
    </>
  );
}

function ByCommand({ dates, times }: { dates: readonly string[]; times: readonly string[] }) {
  const quoted = times.map((time) => `"${time}"`);
  const command = ['npm run slots -- take', ...dates, ...quoted].join(' ');
  return (
    <>
      <p>Take these times off at a computer, in the site’s folder:</p>
      <code>{command}</code>
      <CopyButton text={() => command} copied="Copied.">
        Copy the command
      </CopyButton>
    </>
  );
}
