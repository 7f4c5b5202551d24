import Link from 'next/link';
import actionStyles from './action.module.css';

/** From a page where nothing can be done to the calendar, where something can. */
export function CalendarLink() {
  return (
    <p>
      <Link href="/#calendar" prefetch={false} className={actionStyles.action}>
        Choose another day
      </Link>
    </p>
  );
}
