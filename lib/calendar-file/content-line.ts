/** The maximum line length in octets (RFC 5545, section 3.1). */
const mostOctets = 75;

const lineEnd = '\r\n';

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

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

export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => folded(line) + lineEnd).join('');
}

/** Escapes text as a TEXT value (RFC 5545, section 3.3.11), without control characters. */
export function textValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}
