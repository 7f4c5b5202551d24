'use client';

import { usePathname } from 'next/navigation';
import { ChangingText } from '@/components/ui/changing-text';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { labelOf, periodFromSlug } from '@/lib/calendar/period';
import { dateInPath, slugInPath } from '@/lib/page/paths';
import { isRealDate } from '@/lib/season/iso-date';
import { DateInWords, Poster } from './date-in-words';

/** The ISO date of a day, or the name of a calendar's period, that is outside the season. */
type MissingPage = { readonly date?: string; readonly period?: string };

/** The day or period in the path; nothing during hydration. */
function useMissingPage(): MissingPage {
  const path = usePathname();
  if (useIsHydrating()) return {};
  const date = dateInPath(path);
  if (date !== undefined && isRealDate(date)) return { date };
  const period = periodFromSlug(slugInPath(path) ?? '');
  return period ? { period: labelOf(period) } : {};
}

/** The title of the 404 page. A day or a period outside the season replaces it, in the same space. */
export function MissingPageTitle({ children }: { children: string }) {
  const { date, period } = useMissingPage();
  if (date) return <DateInWords key={date} date={date} />;
  const title = period ?? children;
  return <Poster key={title} text={title} />;
}

/** The sentence of the 404 page; `noSlots` for a day outside the season. */
export function MissingPageSentence({ noSlots, children }: { noSlots: string; children: string }) {
  const { date, period } = useMissingPage();
  const sentence = period ? `${period} is not part of the season.` : children;
  return <ChangingText>{date ? noSlots : sentence}</ChangingText>;
}
