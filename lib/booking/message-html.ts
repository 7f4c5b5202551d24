import { dateInWords } from '@/lib/season/iso-date';
import { bookingSubject } from './message';
import { requestFacts, whenInWords, type Fact } from './request-text';
import type { Booking } from './schema';

/** A phone number that can be dialled as it stands; words such as "ext. 5" would be lost in a link. */
const dialable = /^\(?\+?[\d\s().\-/]{3,}$/;

/**
 * Written in the tags because mail programs drop style sheets. No colours: each program brings those
 * of its own light or dark look, and they go together.
 */
const styles = {
  body: 'margin:0 auto;padding:16px;max-width:36em;font:17px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;overflow-wrap:anywhere',
  heading: 'margin:0 0 4px;font-size:22px;line-height:1.25',
  lead: 'margin:0 0 20px;font-size:19px',
  fact: 'margin:0 0 12px',
  // As high as a finger needs it.
  link: 'display:inline-block;padding:9px 0',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function addressFor({ email, phone, date }: Booking, reference: string, { label }: Fact): string {
  if (label === 'E-mail' && email) {
    const subject = `Swim lesson on ${dateInWords(date)} (${reference})`;
    const to = encodeURIComponent(email).replaceAll('%40', '@');
    return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
  }
  if (label !== 'Phone' || !dialable.test(phone)) return '';
  // In `+44 (0)20 …` the zero is for calls from within the country.
  return `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`;
}

function factHtml({ label, value }: Fact, address: string): string {
  const words = escaped(value).replaceAll('\n', '<br>');
  const shown = address
    ? `<a href="${escaped(address)}" style="${styles.link}">${words}</a>`
    : words;
  return `<p style="${styles.fact}"><strong>${label}</strong><br>${shown}</p>`;
}

/** The request as a page of mail, with links that answer it: self-contained, a visitor's words escaped. */
export function bookingHtml(booking: Booking, reference: string): string {
  const facts = requestFacts(booking).flat();
  const when = whenInWords(booking.slots) || 'No time chosen';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(bookingSubject(booking, reference))}</title>
</head>
<body style="${styles.body}">
<h1 style="${styles.heading}">${dateInWords(booking.date)}</h1>
<p style="${styles.lead}">${escaped(when)}</p>
${facts.map((fact) => factHtml(fact, addressFor(booking, reference, fact))).join('\n')}
<p style="${styles.fact}"><strong>Reference</strong><br>${reference}</p>
</body>
</html>
`;
}
