import actionStyles from '@/components/ui/action.module.css';
import { PageLink } from '@/components/ui/page-link';

export function CalendarLink({ children }: { children: string }) {
  return (
    <p>
      <PageLink href="/#calendar" className={actionStyles.action}>
        {children}
      </PageLink>
    </p>
  );
}
