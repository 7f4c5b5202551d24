import { calendarPath, isOpen } from '@/lib/calendar/calendar-path';
import { labelOf, parentOf, slugOf, step, tilesOf, type Period } from '@/lib/calendar/period';
import styles from './calendar-header.module.css';

const directions = [
  { name: 'Previous', sign: -1, glyph: '‹' },
  { name: 'Next', sign: 1, glyph: '›' },
] as const;

/** Steps and title are links to the pages of other views, so that they work before and without the script. */
export function CalendarHeader({ period }: { period: Period }) {
  const [previous, next] = directions.map((direction) => (
    <Step key={direction.name} period={period} direction={direction} />
  ));
  return (
    <div className={styles.header}>
      {previous}
      <Title period={period} />
      {next}
    </div>
  );
}

function Title({ period }: { period: Period }) {
  const larger = parentOf(period);
  if (!larger) return <p className={styles.title}>{labelOf(period)}</p>;
  return (
    <a
      role="button"
      href={`${calendarPath(larger)}#calendar`}
      data-control="title"
      data-from={slugOf(period)}
      aria-label={`${labelOf(period)}, choose a ${tilesOf(larger)[0]?.view}`}
      className={styles.title}
    >
      {labelOf(period)}
    </a>
  );
}

function Step({
  period,
  direction: { name, sign, glyph },
}: {
  period: Period;
  direction: (typeof directions)[number];
}) {
  const target = step(period, sign);
  const reachable = isOpen(target);
  return (
    <a
      role="button"
      {...(reachable
        ? { href: `${calendarPath(target)}#calendar` }
        : { 'aria-disabled': true, tabIndex: -1 })}
      data-control={name.toLowerCase()}
      aria-label={`${name} ${period.view}${reachable ? `, ${labelOf(target)}` : ''}`}
      className={styles.step}
    >
      <span aria-hidden="true">{glyph}</span>
    </a>
  );
}
