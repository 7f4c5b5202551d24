import Link from 'next/link';
import actionStyles from './action.module.css';

/** The way back to the home page, which stands at the top right of every other page. */
export function HomeLink() {
  return (
    <Link href="/" prefetch={false} className={actionStyles.quiet}>
      Home
    </Link>
  );
}
