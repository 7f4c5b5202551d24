import { broken, isClean } from './clean-message';

const tag =
  /^<(!doctype html|\/?(html|head|title|body|h1|p|a|blockquote)|(html|meta|body|h1|p|a|br|blockquote)( (lang|charset|name|content|style|href)="[^"<>]*")*)>$/;

const labels = /^Time slots,(Also on,Lessons,)?Lesson types,Email,Phone,Additional info,Reference$/;

/** Where the links of a mail's page lead, as a program that opens them understands it. */
function linksIn(html: string): readonly URL[] {
  const decoded = (text: string) =>
    text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, link = '']) => new URL(decoded(link)));
}

/** The site's own beginning of a reply. */
const yes = /^Yes, that works: [A-Z][\w ,;:–]+\.$/;

/** Whether a link calls a number, or writes to this address alone, with a subject and no words but ours. */
function isHarmless({ href, pathname, searchParams, hash }: URL, email: string): boolean {
  if (/^tel:\+?\d+$/.test(href)) return true;
  const fields = [...searchParams.keys()].join();
  const isOurs =
    fields === 'subject' || (fields === 'subject,body' && yes.test(searchParams.get('body') ?? ''));
  return `mailto:${decodeURIComponent(pathname)}${hash}` === `mailto:${email}` && isOurs;
}

/**
 * What is wrong with the page of a mail: it may hold the site's own few tags alone, with nothing that
 * is loaded from anywhere, links that call or write to its parent, and each label once and in order.
 */
export function flawsOfHtml(html: string, email: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const bold = [...html.matchAll(/<p style="[^"]*bold">([^<]*)<\/p>/g)].map(([, text]) => text);
  return broken({
    'every tag is the site’s own': tags.every((found) => tag.test(found)),
    'nothing else is markup': !/[<>]/.test(html.replace(/<[^>]*>/g, '')),
    'every link writes or calls': linksIn(html).every((link) => isHarmless(link, email)),
    'nothing is loaded': !/url\(|src=|@import/.test(tags.join('')),
    'the labels stand in order': labels.test(bold.join()),
    'the page is clean': isClean(html),
  });
}
