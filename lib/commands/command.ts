import type { ClockTime } from '@/lib/season/clock-time';
import type { DateRange } from '@/lib/season/iso-date';
import type { SlotState } from '@/lib/season/season-slots';
import { writeRange } from './date-range';

/** Gives times a state. Without times, it applies to every time of its days. */
export type MarkSlots = {
  readonly kind: 'mark';
  readonly state: SlotState;
  readonly days: readonly DateRange[];
  readonly times: readonly ClockTime[];
};

export type PlanSeason = {
  readonly kind: 'season';
  readonly first: string;
  readonly last: string;
  /** When a day's first and last slots begin. */
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** Such as `Sun`, `2026-07-04` or `Tue,Thu 4:00 PM-5:00 PM`. */
  readonly breaks: readonly string[];
};

export type Command = MarkSlots | PlanSeason;

function quoted(word: string): string {
  return /^[\w.,:-]+$/.test(word) ? word : `"${word}"`;
}

function wordsOf(command: Command): readonly string[] {
  if (command.kind === 'season') {
    const { first, last, from, to, breaks } = command;
    const options = [['from', from], ['to', to], ...breaks.map((text) => ['break', text])];
    const words = options.flatMap(([name, value = '']) => [`--${name}`, value]);
    return ['season', '--', first, last, ...words];
  }
  const { state, days, times } = command;
  return ['slots', '--', verbs[state].word, ...days.map(writeRange), ...times];
}

/** The line to type on a computer: `npm run slots -- close 2026-07-20..2026-07-26 "9:00 AM"`. */
export function writeCommand(command: Command): string {
  return ['npm run', ...wordsOf(command).map(quoted)].join(' ');
}

type Verbs = {
  readonly [State in SlotState]: {
    readonly state: State;
    /** The word of `npm run slots`. */
    readonly word: string;
    /** The label of a button. */
    readonly action: string;
    /** The beginning of a sentence about what was done. */
    readonly done: string;
  };
};

/** The verb that gives slots a state. */
export const verbs: Verbs = {
  closed: { state: 'closed', word: 'close', action: 'Close', done: 'Closed' },
  open: { state: 'open', word: 'open', action: 'Open', done: 'Opened' },
};
