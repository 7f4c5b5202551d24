const slot = String.raw`\{\s*"time"\s*:\s*"[^"]*"\s*,\s*"available"\s*:\s*(true|false)\s*\}`;
const dayStart = String.raw`"[^"]*"\s*:\s*\[`;

/** The first or last brace, a slot, or a day's start, end or both. */
const rightLine = new RegExp(
  String.raw`^([{}]|${slot},?|${dayStart}|\],?|${dayStart}\s*(${slot})?\s*\],?)$`,
);

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** The first mistake in a trimmed line; `next` is the trimmed line after it, or `''`. */
function slipIn(line: string, next: string): string | undefined {
  // Many phones type curly quotation marks.
  if (/[“”„]/.test(line)) return 'the quotation marks must be straight ones: "';
  if (line.split('"').length % 2 === 0) return 'a quotation mark is missing';
  const [, word] = /"available": *([^\s"},]+)/.exec(line) ?? [];
  if (word && !/^(true|false)$/.test(word)) return `${word} must be true or false`;
  if (!rightLine.test(line)) return 'it is not written like the lines around it';
  if (/^\{./.test(line) && next.startsWith('"')) return 'the day must end after it, with ],';
  if (/[\]}]$/.test(line) && /^["{]/.test(next)) return 'a comma is missing at the end';
  if (line.endsWith(',') && /^[\]}]/.test(next)) return 'remove the comma at the end';
  if (line === '}' && next !== '') return 'the file must end here';
  return undefined;
}

/** The first mistake in invalid JSON, such as `line 26: a comma is missing at the end`. */
export function findJsonError(text: string): string | undefined {
  if (text.startsWith('\ufeff')) return 'save it as UTF-8 without a byte order mark (BOM)';
  const lines = text.split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const written = lines.filter(({ line }) => line !== '');
  for (const [index, { line, number }] of written.entries()) {
    const slip = slipIn(line, written[index + 1]?.line ?? '');
    if (slip) return `line ${number}: ${slip}`;
  }
  return written.at(-1)?.line === '}' ? undefined : 'the file ends before its last }';
}
