import actionStyles from './action.module.css';
import { PageLink } from './page-link';

/** The way back to the home page, which stands at the top right of every other page. */
export function HomeLink() {
  return (
    <PageLink href="/" className={actionStyles.quiet}>
      Home
    </PageLink>
  );
}
