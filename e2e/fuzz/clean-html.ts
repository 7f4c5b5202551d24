import { broken, isClean } from './clean-message';

const tag =
  /^<(!doctype html|\/?(html|head|title|body|h1|p|a|blockquote)|(html|meta|body|h1|p|a|br|blockquote)( (lang|charset|name|content|style|href)="[^"<>]*")*)>$/;

const labels = ['Time slots', 'Lesson types', 'Email', 'Phone', 'Additional info', 'Reference'];

/**
 * What is wrong with the page of a mail: it may hold the site's own few tags alone, with nothing that
 * is loaded from anywhere, links that write or call, and each label once and in order.
 */
export function flawsOfHtml(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, address = '']) => address);
  const bold = [...html.matchAll(/<p style="[^"]*bold">([^<]*)<\/p>/g)].map(([, text]) => text);
  return broken({
    'every tag is the site’s own': tags.every((found) => tag.test(found)),
    'nothing else is markup': !/[<>]/.test(html.replace(/<[^>]*>/g, '')),
    'every link writes or calls': links.every((address) =>
      /^(mailto:[^\s?]+\?subject=[^\s&?]+|tel:\+?\d+)$/.test(address),
    ),
    'nothing is loaded': !/url\(|src=|@import/.test(tags.join('')),
    'the labels stand in order': bold.join() === labels.join(),
    'the page is clean': isClean(html),
  });
}
