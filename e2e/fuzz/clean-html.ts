import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf } from '@/lib/build/html-elements';
import { broken, isClean } from './clean-message';

/** An element that the site may write, with the names of its attributes. */
const own =
  /^(html|head|title|body|h1|p|a|blockquote|meta|br)( (lang|charset|name|content|style|href))*$/;

const labels = /^Time slots,(Also on,Lessons,)?Lesson types,Email,Phone,Additional info,Reference$/;

const yes = /^Yes, that works: [A-Z][\w ,;:–]+\.$/;

/** Whether a link calls a number, or writes to this address alone in the site's own words. */
function isHarmless({ href, pathname, searchParams, hash }: URL, email: string): boolean {
  if (/^tel:\+?\d+$/.test(href)) return true;
  const fields = [...searchParams.keys()].join();
  const isOurs =
    fields === 'subject' || (fields === 'subject,body' && yes.test(searchParams.get('body') ?? ''));
  return `mailto:${decodeURIComponent(pathname)}${hash}` === `mailto:${email}` && isOurs;
}

/** The rules that the HTML of a mail breaks. */
export function flawsOfHtml(html: string, email: string): string[] {
  const errors: string[] = [];
  const page = parse(html, { onParseError: ({ code }) => errors.push(code) });
  const elements = elementsIn(page);
  const styles = elements.map((element) => attributeOf(element, 'style') ?? '');
  const links = elements.flatMap((element) => attributeOf(element, 'href') ?? []);
  const bold = elements.filter((_, index) => styles[index]?.endsWith('bold'));
  return broken({
    'every element is the site’s own': elements.every(({ tagName, attrs }) =>
      own.test([tagName, ...attrs.map(({ name }) => name)].join(' ')),
    ),
    'nothing else is markup': errors.length === 0 && html.lastIndexOf('<!') === 0,
    'every link writes or calls': links.every((link) => isHarmless(new URL(link), email)),
    'nothing is loaded': !/url\(|@import/.test(styles.join()),
    'the labels stand in order': labels.test(bold.map(textOf).join()),
    'the page is clean': isClean(html),
  });
}
