'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { labelOf, periodFromSlug } from '@/lib/calendar/period';
import { dateInPath, slugInPath } from '@/lib/page/paths';
import { isRealDate } from '@/lib/season/iso-date';
import { DateInWords, DisplayTitle } from './date-in-words';

const mangledPath = /^(\/answer|\/lesson|\/ask)%23(.*)$/;

/** Opens a link whose `#` an email program has escaped, which made its fragment a part of the path. */
export function MangledLink(): null {
  useEffect(() => {
    const [, path, fragment] = mangledPath.exec(window.location.pathname) ?? [];
    if (path) window.location.replace(`${path}#${fragment}`);
  }, []);
  return null;
}

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
  return date ? <DateInWords date={date} /> : <DisplayTitle text={period ?? children} />;
}

/** The sentence of the 404 page; `noSlots` for a day outside the season. */
export function MissingPageSentence({ noSlots, children }: { noSlots: string; children: string }) {
  const { date, period } = useMissingPage();
  const sentence = period ? `${period} is not part of the season.` : children;
  return <ChangingText>{date ? noSlots : sentence}</ChangingText>;
}
