import actionStyles from './action.module.css';
import { PageLink } from './page-link';

/** From a page where nothing can be done to the calendar, where something can. */
export function CalendarLink() {
  return (
    <p>
      <PageLink href="/#calendar" className={actionStyles.action}>
        Choose another day
      </PageLink>
    </p>
  );
}
