'use client';

import { usePathname } from 'next/navigation';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { dateInPath } from '@/lib/paths';
import { isRealDate } from '@/lib/season/iso-date';
import { DateInWords } from './date-in-words';
import styles from './date-in-words.module.css';

/** The real date in the path of a day that has no page; `undefined` elsewhere and during hydration. */
function useMissingDay(): string | undefined {
  const date = dateInPath(usePathname()) ?? '';
  const isHydrating = useIsHydrating();
  return !isHydrating && isRealDate(date) ? date : undefined;
}

/** The title of the 404 page. A date outside the season replaces it, in the same space. */
export function MissingPageTitle({ children }: { children: string }) {
  const date = useMissingDay();
  return date ? <DateInWords date={date} /> : <span className={styles.poster}>{children}</span>;
}

/** The text of the 404 page; `sentence` for a date outside the season. */
export function MissingPageText({ sentence, children }: { sentence: string; children: string }) {
  return useMissingDay() ? <p key="day">{sentence}</p> : <p key="page">{children}</p>;
}
