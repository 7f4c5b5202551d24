import { dateInWords } from '@/lib/season/iso-date';
import { spanInWords, spansOf } from '@/lib/season/time-span';
import { bookingSubject } from './message';
import { requestFacts, type Fact } from './request-text';
import type { Booking } from './schema';

/** A number that can be dialed as it is; a link would lose words such as "ext. 5". */
const dialable = /^\(?\+?[\d\s().\-/]{3,}$/;

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

function addressFor({ email, phone, date }: Booking, reference: string, { label }: Fact): string {
  if (label === 'Email' && email) {
    const subject = `Swim lesson on ${dateInWords(date)} (${reference})`;
    const to = encodeURIComponent(email).replaceAll('%40', '@');
    return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  }
  if (label !== 'Phone' || !dialable.test(phone)) return '';
  // The zero in `+44 (0)20 …` is for domestic calls.
  return `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`;
}

function factHtml({ label, value, isNote }: Fact, address: string): string {
  const words = escaped(value).replaceAll('\n', '<br>');
  const link = `<a href="${escaped(address)}" style="${styles.link}">${words}</a>`;
  const shown = isNote
    ? `<blockquote style="${styles.quote}">${words}</blockquote>`
    : `<p style="${styles.value}">${address ? link : words}</p>`;
  return `<p style="${styles.label}">${label}</p>\n${shown}`;
}

/** The request as a self-contained HTML mail with reply links; the visitor's words are escaped. */
export function bookingHtml(booking: Booking, reference: string): string {
  const { date, slots } = booking;
  const when = spansOf(slots).map(spanInWords).join('<br>') || 'No time chosen';
  const facts = requestFacts(booking).flat();
  const others = facts.filter(({ label }) => label !== 'Date' && label !== 'When');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(bookingSubject(booking, reference))}</title>
</head>
<body style="${styles.body}">
<h1 style="${styles.heading}">${dateInWords(date)} (${date})</h1>
<p style="${styles.lead}">${when}</p>
${others.map((fact) => factHtml(fact, addressFor(booking, reference, fact))).join('\n')}
<p style="${styles.label}">Reference</p>
<p style="${styles.value}">${reference}</p>
</body>
</html>
`;
}
