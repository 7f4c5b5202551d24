const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters: controls, bidirectional marks (CVE-2021-42574) and default-ignorable code points.
 * Joiners and variation selectors stay, since emoji and several scripts need them.
 */
const unseen =
  /(?![\n\t\u200c\u200d\p{Variation_Selector}])[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u;

/** Flags such as Scotland's are spelled in tags (UTS #51, ED-14a); bounded, so that they hide no text. */
const regionFlag =
  /\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,4}\u{e007f}/u;

const flagOrUnseen = new RegExp(`(${regionFlag.source})|${unseen.source}`, 'gu');

/** U+2800 is the empty braille cell. */
const blank = String.raw`[\p{Zs}\t\u2800]`;

const joiner = String.raw`[\u200c\u200d\p{Variation_Selector}]`;

/** Runs of blanks, also with joiners between, could imitate a line break. */
const blanks = new RegExp(`${blank}(?:${joiner}*${blank})+`, 'gu');

/** A joiner that starts a line joins nothing, and sets blanks apart from the site's own. */
const edges = new RegExp(`^(?:${joiner}|${blank})+|${blank}$`, 'gmu');

/** Normalizes line breaks and blanks, and removes invisible characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replace(flagOrUnseen, '$1')
    .replace(blanks, ' ')
    .replace(edges, '')
    .trim();
}

/** The same in one line. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\n\t]+/g, ' ')
    .replace(blanks, ' ');
}
