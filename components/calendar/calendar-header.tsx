import cellStyles from '@/components/ui/calendar-cell.module.css';
import { onPlainClick } from '@/components/ui/on-plain-click';
import { calendarHref } from '@/lib/calendar/calendar-path';
import type { CalendarSeason } from '@/lib/calendar/open-slots';
import {
  labelOf,
  overlapsSeason,
  parentOf,
  slugOf,
  step,
  tilesOf,
  type Period,
} from '@/lib/calendar/period';
import styles from './calendar-header.module.css';

const directions = [
  { name: 'Previous', sign: -1, glyph: '‹' },
  { name: 'Next', sign: 1, glyph: '›' },
] as const;

export function CalendarHeader({
  period,
  season,
  onStep,
}: {
  period: Period;
  season: CalendarSeason;
  onStep: (direction: -1 | 1) => void;
}) {
  const larger = parentOf(period);
  const [previous, next] = directions.map(({ name, sign, glyph }) => {
    const target = step(period, sign);
    const isReachable = overlapsSeason(target, season);
    return (
      <a
        key={name}
        // A focused link keeps the focus when it loses its `href`.
        {...(isReachable
          ? { href: calendarHref(target), onClick: onPlainClick(() => onStep(sign)) }
          : { role: 'link', 'aria-disabled': true, tabIndex: -1 })}
        aria-label={`${name} ${period.view}${isReachable ? `, ${labelOf(target)}` : ''}`}
        className={cellStyles.step}
      >
        <span aria-hidden="true">{glyph}</span>
      </a>
    );
  });
  return (
    <div className={styles.header}>
      {previous}
      {larger ? (
        <a
          href={calendarHref(larger)}
          data-name={slugOf(larger)}
          aria-label={`${labelOf(period)}, choose a ${tilesOf(larger)[0]?.view}`}
          className={cellStyles.title}
        >
          {/* Longer text in a reused element counts as a layout shift. */}
          <span key={labelOf(period)}>{labelOf(period)}</span>
        </a>
      ) : (
        <p className={cellStyles.title}>{labelOf(period)}</p>
      )}
      {next}
    </div>
  );
}
