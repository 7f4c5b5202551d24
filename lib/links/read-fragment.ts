import { clockTime, type ClockTime } from '@/lib/season/clock-time';
import { isRealDate } from '@/lib/season/iso-date';

/** In characters; more than any link of the site has. */
const maxLength = 4_000;

/**
 * How a value travels in a link's fragment. `read` takes what is valid out of untrusted fields. The value is then written
 * again: if a field differs, the fragment held something else, and is rejected. The reference, `r`, is last, because the
 * punctuation after a link may become a part of it.
 */
export type FragmentFormat<Value> = {
  readonly write: (value: Value) => Readonly<Record<string, string>>;
  readonly read: (field: (name: string) => string) => Value | undefined;
};

/**
 * Reads an untrusted fragment. Email programs may have escaped it once more, unescaped it, or added to its end.
 * @returns `undefined` for a fragment that cannot be read
 */
export function readFragment<Value>(
  format: FragmentFormat<Value>,
  fragment: string,
): Value | undefined {
  if (fragment.length > maxLength) return undefined;
  try {
    const unescaped = decodeURIComponent(fragment.replaceAll(barePercent, '%25'));
    const [first, second] = isEscapedTwice(fragment)
      ? [unescaped, fragment]
      : [fragment, unescaped];
    return readFields(format, first) ?? readFields(format, second);
  } catch {
    return undefined;
  }
}

/** A percent sign that begins no escape, as in an unescaped `50%off@b.co`. */
const barePercent = /%(?![\da-f]{2})/gi;

/** Whether every escape is an escaped percent sign, as in `a%2540b.co`, which an email program has made of `a%40b.co`. */
function isEscapedTwice(text: string): boolean {
  return text.includes('%') && !/%(?!25)/.test(text);
}

function readFields<Value>({ read, write }: FragmentFormat<Value>, text: string) {
  const given = new URLSearchParams(text.replaceAll('&amp;', '&').replaceAll('+', '%2B'));
  // Closing punctuation, or a parameter with its question mark, may have become a part of the link.
  const references = given.getAll('r').map((text) => text.replace(/[^\p{L}\p{N}].*$/su, ''));
  const textsOf = (name: string) => (name === 'r' ? references : given.getAll(name));
  const value = read((name) => textsOf(name)[0] ?? '');
  const isWhole =
    value !== undefined &&
    Object.entries(write(value)).every(
      ([name, text]) => textsOf(name).length === 1 && textsOf(name)[0] === text,
    );
  return isWhole ? value : undefined;
}

function textsIn(field: string, separator: string): readonly string[] {
  return [...new Set(field.split(separator))].sort();
}

/** The real dates in a field, in order. */
export function readDates(field: string): readonly string[] {
  return textsIn(field, '.').filter(isRealDate);
}

/** The valid times in a field, in order. */
export function readTimes(field: string, separator = '.'): readonly ClockTime[] {
  return textsIn(field, separator)
    .filter((digits) => /^([01]\d|2[0-3])[0-5]\d$/.test(digits))
    .map((digits) => clockTime(Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))));
}
