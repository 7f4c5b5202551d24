import actionStyles from './action.module.css';
import { PageLink } from './page-link';

export function HomeLink() {
  return (
    <PageLink href="/" className={actionStyles.quiet}>
      Home
    </PageLink>
  );
}
