import type { ReactNode } from 'react';
import { partOfDay, type ClockTime } from '@/lib/season/clock-time';
import { groupBy } from '@/lib/season/group-by';
import chipStyles from './chip.module.css';

/** One pool with a chip for each time, in groups for the parts of the day. */
export function TimePool({
  times,
  className = '',
  children,
}: {
  times: readonly ClockTime[];
  className?: string | undefined;
  /** Renders the chip of a time. */
  children: (time: ClockTime, index: number) => ReactNode;
}) {
  const parts = groupBy(
    times.entries(),
    ([, time]) => partOfDay(time),
    (entry) => entry,
  );
  return (
    <div className={`${chipStyles.pool} ${className}`}>
      {Array.from(parts, ([part, entries]) => (
        <div key={part} role="group" aria-labelledby={`times-${part}`} className={chipStyles.chips}>
          <h3 id={`times-${part}`}>{part}</h3>
          {entries.map(([index, time]) => children(time, index))}
        </div>
      ))}
    </div>
  );
}
