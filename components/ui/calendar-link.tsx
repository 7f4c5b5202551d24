import actionStyles from './action.module.css';
import { PageLink } from './page-link';

export function CalendarLink() {
  return (
    <p>
      <PageLink href="/#calendar" className={actionStyles.action}>
        Choose another day
      </PageLink>
    </p>
  );
}
