import { SendCommands } from '@/components/instructor/send-commands';
import { slotState } from '@/lib/answer/slot-state';
import type { Command } from '@/lib/commands/command';
import type { Booking } from '@/lib/request/booking';
import { AnswerSection } from './answer-section';
import type { OfferedSlots } from '@/lib/season/season-slots';

/** A command for each group of days on which the same requested times are open. */
function commandsFor(
  { date, otherDates, times }: Booking,
  offered: OfferedSlots,
): readonly Command[] {
  const datesByTimes = new Map<string, string[]>();
  for (const day of [date, ...otherDates]) {
    const open = times.filter((time) => slotState(offered, day, time) === 'open').join();
    if (open) datesByTimes.set(open, [...(datesByTimes.get(open) ?? []), day]);
  }
  return Array.from(datesByTimes, ([open, dates]) => ({
    kind: 'take',
    days: dates.map((day) => ({ first: day, last: day })),
    times: open.split(','),
  }));
}

export function CloseTimes({
  request,
  offered,
  repository,
}: {
  request: Booking;
  offered: OfferedSlots;
  repository: string | undefined;
}) {
  const commands = commandsFor(request, offered);
  if (commands.length === 0) return null;
  return (
    <AnswerSection title="Close the times">
      <SendCommands
        commands={commands}
        repository={repository}
        reference={request.reference}
        label="Take these times off"
      />
    </AnswerSection>
  );
}
