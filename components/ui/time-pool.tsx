import type { ReactNode } from 'react';
import { partOfDay, type ClockTime } from '@/lib/season/clock-time';
import { groupBy } from '@/lib/season/group-by';
import chipStyles from './chip.module.css';

/** One pool with a chip for each time, in groups for the parts of the day. */
export function TimePool<Item extends { readonly time: ClockTime }>({
  items,
  className = '',
  children,
}: {
  items: readonly Item[];
  className?: string | undefined;
  /** Renders the chip of an item. */
  children: (item: Item) => ReactNode;
}) {
  const parts = groupBy(
    items,
    ({ time }) => partOfDay(time),
    (item) => item,
  );
  return (
    <div className={`${chipStyles.pool} ${className}`}>
      {Array.from(parts, ([part, itemsOfPart]) => (
        <div key={part} role="group" aria-labelledby={`times-${part}`} className={chipStyles.chips}>
          <h3 id={`times-${part}`}>{part}</h3>
          {itemsOfPart.map(children)}
        </div>
      ))}
    </div>
  );
}
