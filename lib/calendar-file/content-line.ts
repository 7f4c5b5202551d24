/** RFC 5545, section 3.1. */
const maxOctets = 75;

const lineEnd = '\r\n';

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > maxOctets) {
      text += `${lineEnd} `;
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

/** Joins lines with CRLF, and folds long ones. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => folded(line) + lineEnd).join('');
}

/** Escapes a TEXT value (RFC 5545, section 3.3.11) and removes control characters. */
export function textValue(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}
