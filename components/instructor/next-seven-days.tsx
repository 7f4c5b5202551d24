import { DotSeparated } from '@/components/ui/dot-separated';
import { shortDate } from '@/lib/season/date-in-words';
import { addDays } from '@/lib/season/iso-date';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import { timesIn, type Season } from '@/lib/season/season-slots';
import styles from './instructor.module.css';

export function NextSevenDays({ season, today }: { season: Season; today: string }) {
  const dates = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const days = dates.flatMap((date) => {
    const times = timesIn('closed', season.get(date) ?? []);
    return times.length > 0 ? [{ date, spans: spansOf(times).map(spanInWords) }] : [];
  });
  if (days.length === 0) return <p>Nothing is closed in the next seven days.</p>;
  return (
    <section aria-labelledby="next-days" className={styles.section}>
      <h2 id="next-days">Closed in the next seven days</h2>
      <ul className={styles.list}>
        {days.map(({ date, spans }) => (
          <li key={date} className={styles.day}>
            <strong className="unbroken">{shortDate(date)}</strong> <DotSeparated parts={spans} />
          </li>
        ))}
      </ul>
    </section>
  );
}
