/** The maximum line length in octets (RFC 5545, section 3.1). */
const mostOctets = 75;

const lineEnd = '\r\n';

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
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
