import type { ClockTime } from '@/lib/season/clock-time';
import { rangeInWords, type DateRange } from './date-range';

/** Closes or opens times. Without times, it is all times of its days. */
export type MarkSlots = {
  readonly kind: 'take' | 'free';
  readonly days: readonly DateRange[];
  readonly times: readonly ClockTime[];
};

export type PlanSeason = {
  readonly kind: 'season';
  readonly first: string;
  readonly last: string;
  /** When a day's first and last slots begin: `9:00 AM`. */
  readonly from: ClockTime;
  readonly to: ClockTime;
  /** Such as `Sun`, `2026-07-04` or `Tue,Thu 4:00 PM-5:00 PM`. */
  readonly breaks: readonly string[];
};

export type UndoCommit = {
  readonly kind: 'undo';
  readonly commit: string;
};

export type Command = MarkSlots | PlanSeason | UndoCommit;

function quoted(word: string): string {
  return /^[\w.,:-]+$/.test(word) ? word : `"${word}"`;
}

function wordsOf(command: Command): readonly string[] {
  switch (command.kind) {
    case 'take':
    case 'free': {
      const days = command.days.map(rangeInWords);
      return ['slots', '--', command.kind, ...days, ...command.times];
    }
    case 'undo':
      return ['slots', '--', 'undo', command.commit];
    case 'season': {
      const { first, last, from, to, breaks } = command;
      const options = [['from', from], ['to', to], ...breaks.map((text) => ['break', text])];
      const words = options.flatMap(([name, value = '']) => [`--${name}`, value]);
      return ['season', '--', first, last, ...words];
    }
  }
}

/** The line to type at a computer: `npm run slots -- take 2026-07-20..2026-07-26 "9:00 AM"`. */
export function writeCommand(command: Command): string {
  return ['npm run', ...wordsOf(command).map(quoted)].join(' ');
}
