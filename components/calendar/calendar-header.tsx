import { ChangingText } from '@/components/ui/changing-text';
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

type HeaderProps = {
  period: Period;
  season: CalendarSeason;
  onStep: (direction: -1 | 1) => void;
};

export function CalendarHeader(props: HeaderProps) {
  const { period } = props;
  const larger = parentOf(period);
  const label = labelOf(period);
  return (
    <div className={styles.header}>
      <Step {...props} direction={-1} name="Previous" glyph="‹" />
      {larger ? (
        <a
          href={calendarHref(larger)}
          data-name={slugOf(larger)}
          aria-label={`${label}, choose a ${tilesOf(larger)[0]?.view}`}
          className={styles.title}
        >
          <ChangingText>{label}</ChangingText>
        </a>
      ) : (
        <ChangingText as="p" className={styles.title}>
          {label}
        </ChangingText>
      )}
      <Step {...props} direction={1} name="Next" glyph="›" />
    </div>
  );
}

function Step({
  period,
  season,
  onStep,
  direction,
  name,
  glyph,
}: HeaderProps & { direction: -1 | 1; name: string; glyph: string }) {
  const target = step(period, direction);
  const isReachable = overlapsSeason(target, season);
  return (
    <a
      // A focused link keeps the focus when it loses its `href`.
      {...(isReachable
        ? { href: calendarHref(target), onClick: onPlainClick(() => onStep(direction)) }
        : { role: 'link', 'aria-disabled': true, tabIndex: -1 })}
      aria-label={`${name} ${period.view}${isReachable ? `, ${labelOf(target)}` : ''}`}
      className={styles.step}
    >
      <span aria-hidden="true">{glyph}</span>
    </a>
  );
}
