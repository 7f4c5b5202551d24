import actionStyles from './action.module.css';
import { PageLink } from './page-link';

export function CalendarLink({ children }: { children: string }) {
  return (
    <p>
      <PageLink href="/#calendar" className={actionStyles.action}>
        {children}
      </PageLink>
    </p>
  );
}
