const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * Characters that change how a message is read without being seen: controls, marks that reorder text
 * (CVE-2021-42574), and everything that Unicode has drawn as nothing. Joiners and variation selectors
 * stay, since emoji and several scripts need them.
 */
const unseen =
  /(?![\n\t\u200c\u200d\p{Variation_Selector}])[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u;

/**
 * A flag of a region (UTS #51, ED-14a), such as Scotland's: the one thing that is spelled in tags, which
 * are unseen. Bounded as its codes are, so that it cannot carry a text.
 */
const regionFlag =
  /\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,4}\u{e007f}/u;

const flagOrUnseen = new RegExp(`(${regionFlag.source})|${unseen.source}`, 'gu');

/** U+2800 is a braille cell without a dot, which looks like a blank. */
const blank = String.raw`[\p{Zs}\t\u2800]`;

/** Several in a row, also with joiners between, could push words to what looks like a line of their own. */
const blanks = new RegExp(
  String.raw`${blank}(?:[\u200c\u200d\p{Variation_Selector}]*${blank})+`,
  'gu',
);

const blankAtEdge = new RegExp(`^${blank}|${blank}$`, 'gmu');

/**
 * Text of one or several lines, `\n` between them, without anything unseen, any half character, or more
 * than one blank in a row; none where a line begins or ends.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replace(flagOrUnseen, '$1')
    .replace(blanks, ' ')
    .replace(blankAtEdge, '')
    .trim();
}

/** The same in one line, for fields that have no second one to smuggle in. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\n\t]+/g, ' ')
    .replace(blanks, ' ');
}
