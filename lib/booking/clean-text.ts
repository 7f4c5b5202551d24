const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * Characters that change how a message is read without being seen: controls, marks that reorder
 * text (CVE-2021-42574), and empty ones. Joiners stay, since emoji and several scripts need them.
 */
const unseen = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u200b\ufeff]/gu;

/** Text of one or several lines, `\n` between them, without anything unseen or any half character. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(lineBreaks, '\n').replace(unseen, '').trim();
}

/** The same in one line, for fields that have no second one to smuggle in. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\n\t]+/g, ' ');
}
