import { dateInWords, dayInWords } from '@/lib/season/date-in-words';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import { bookingSubject } from './message';
import { requestFacts, wordsAndIso, type Fact } from './request-text';
import type { Booking } from './schema';

/**
 * A number that can be dialed as it is; a link would lose words such as "ext. 5", and join two numbers. At
 * most 15 digits (E.164) after what is dialed for abroad, such as `011`.
 */
const dialable = /^\(?\+?(?:[\s().\-/]*\d){3,18}[\s().\-/]*$/;

/** Inline for mail programs; without colors, which they adapt to light or dark. */
const styles = {
  body: 'margin:0 auto;padding:16px;max-width:36em;font:17px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;overflow-wrap:anywhere',
  heading: 'margin:0 0 8px;font-size:22px;line-height:1.25',
  lead: 'margin:0 0 24px;font-size:20px',
  label: 'margin:0;font-size:14px;font-weight:bold',
  value: 'margin:0 0 12px',
  quote: 'margin:4px 0 16px;padding-left:12px;border-left:3px solid',
  // A touch target in the text's color.
  link: 'display:inline-block;padding:10px 0;color:inherit',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function escapedLines(lines: string | readonly string[]): string {
  return escaped([lines].flat().join('\n')).replaceAll('\n', '<br>');
}

function linkHtml(href: string, words: string | readonly string[]): string {
  return `<a href="${escaped(href)}" style="${styles.link}">${escapedLines(words)}</a>`;
}

/** `Tuesday, July 15, 9:00 – 10:00 AM`, for each day. */
function daysAndTimesInWords({ date, otherDates, slots }: Booking): string {
  const times = spansOf(slots).map(spanInWords).join(', ');
  return [date, ...otherDates].map((day) => `${dayInWords(day)}, ${times}`).join('; ');
}

/** A plain reply, and where there are times one that begins by saying yes to them. */
function repliesHtml(booking: Booking, reference: string): string {
  const { email, date, slots } = booking;
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const subject = encodeURIComponent(`Swim lesson on ${dateInWords(date)} (${reference})`);
  const reply = `mailto:${to}?subject=${subject}`;
  const plain = linkHtml(reply, email);
  if (slots.length === 0) return plain;
  const yes = `Yes, that works: ${daysAndTimesInWords(booking)}.`;
  const begun = linkHtml(`${reply}&body=${encodeURIComponent(yes)}`, 'Reply “Yes, that works”');
  return `${plain}<br>${begun}`;
}

function valueHtml({ label, value }: Fact, booking: Booking, reference: string): string {
  const { email, phone } = booking;
  if (label === 'Email' && email) return repliesHtml(booking, reference);
  if (label !== 'Phone' || !dialable.test(phone)) return escapedLines(value);
  // The zero in `+44 (0)20 …` and `011 44 (0)20 …` is for domestic calls; `(0)20 …` is one.
  return linkHtml(`tel:${phone.replace(/(?<=\d.*)\(0\)/, '').replace(/[^+\d]/g, '')}`, value);
}

function factHtml(fact: Fact, booking: Booking, reference: string): string {
  const value = valueHtml(fact, booking, reference);
  const shown = fact.isNote
    ? `<blockquote style="${styles.quote}">${value}</blockquote>`
    : `<p style="${styles.value}">${value}</p>`;
  return `<p style="${styles.label}">${fact.label}</p>\n${shown}`;
}

/**
 * The request as a self-contained HTML mail with links to reply; the visitor's words are escaped.
 * @param seasonFile URL of the file in which the times are taken off; no link where it is not known
 */
export function bookingHtml(booking: Booking, reference: string, seasonFile?: string): string {
  const { date, slots } = booking;
  const when = spansOf(slots).map(spanInWords).join('<br>') || 'No time chosen';
  const facts = requestFacts(booking).flat();
  const others = facts.filter(({ label }) => label !== 'Date' && label !== 'When');
  const link = seasonFile
    ? `\n<p style="${styles.value}">${linkHtml(seasonFile, 'Take these times off')}</p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(bookingSubject(booking, reference))}</title>
</head>
<body style="${styles.body}">
<h1 style="${styles.heading}">${wordsAndIso(date)}</h1>
<p style="${styles.lead}">${when}</p>
${others.map((fact) => factHtml(fact, booking, reference)).join('\n')}
<p style="${styles.label}">Reference</p>
<p style="${styles.value}">${reference}</p>${link}
</body>
</html>
`;
}
