import { shortDate } from '@/lib/season/date-in-words';
import { isRealDate } from '@/lib/season/iso-date';

/** The words of a command, as people say them: `Tue,2026-07-04..2026-07-05` becomes `Tue, Sat, Jul 4, 2026 – Sun, Jul 5, 2026`. */
export function inWords(text: string): string {
  return text
    .replaceAll('..', ' – ')
    .replace(/\d{4}-\d{2}-\d{2}/g, (date) =>
      isRealDate(date) ? `${shortDate(date)}, ${date.slice(0, 4)}` : date,
    )
    .replace(/,(?=[A-Z])/g, ', ')
    .replace(/(\d{4})(?= \d+:\d{2} [AP]M)/g, '$1,')
    .replace(/([AP]M)-(?=\d)/g, '$1 – ');
}
