/** Digits, and what people write between them. E.164 has 15 digits; a prefix such as `011` adds 3. */
const dialable = /^\(?\+?(?:[\s().\-/]*\d){3,18}[\s().\-/]*$/;

const separator = /\s*[/;,|]\s*|\s+-\s+|\s+or\s+/;

/** In `(555) 010 - 0199`, the hyphen joins two groups of one number. */
const groupGap = /(?<=\b\d{3}\)?)\s+-\s+(?=\d{3,4}\b(?![\s.]*\d))/g;

/** An area code or an extension is shorter. */
const minDigits = 6;

type PhoneNumber = {
  readonly text: string;
  /** Such as `+15550100199`. */
  readonly number: string;
};

/** After NFKC, almost all of Unicode's blocks of decimal digits begin at a code point whose hexadecimal number ends in 0 or 6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const rowStart = code - (code % 16);
  const zero = /\p{Nd}/u.test(String.fromCodePoint(rowStart)) ? rowStart : rowStart + 6;
  return String(code - zero);
}

function withAsciiCharacters(phone: string): string {
  return phone
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, asciiDigit);
}

function numberIn(text: string): string | undefined {
  if (!dialable.test(text)) return undefined;
  // The zero in `+44 (0)20 …` is only for domestic calls; `(0)20 …` is itself a domestic number.
  return text.replace(/(?<=\d.*)\(0\)/, '').replace(/[^+\d]/g, '');
}

/** The numbers to link. None if `phone` also holds text such as "ext. 5", which a link would lose. */
export function numbersToDial(phone: string): readonly PhoneNumber[] {
  const text = withAsciiCharacters(phone).replace(groupGap, '-');
  const parts = text
    .split(separator)
    .map((part) => ({ text: part.trim(), number: numberIn(part) }));
  const isWhole = ({ number = '' }) => number.replace('+', '').length >= minDigits;
  if (parts.length > 1 && parts.every(isWhole)) {
    return parts.flatMap((part) => (part.number ? [{ ...part, number: part.number }] : []));
  }
  // A short last part is an extension, but a short first part is an area code.
  const last = parts.at(-1);
  const number = parts.length === 1 || (last && isWhole(last)) ? numberIn(text) : undefined;
  return number ? [{ text: phone, number }] : [];
}
