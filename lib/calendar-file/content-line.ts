/** The most octets that a line may have without its end (RFC 5545, section 3.1). */
const mostOctets = 75;

const lineEnd = '\r\n';

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A line cut into pieces of at most 75 octets in UTF-8, between characters only. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > mostOctets) {
      text += `${lineEnd} `;
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

/** Lines as a calendar file has them: folded, and each with its end. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => folded(line) + lineEnd).join('');
}

/**
 * Any text as a value of the type TEXT (RFC 5545, section 3.3.11). Nothing in it can end the line or
 * begin another; what the format has no place for is left out.
 */
export function textValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}
