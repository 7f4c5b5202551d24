const slot = String.raw`\{\s*"time"\s*:\s*"[^"]*"\s*,\s*"available"\s*:\s*(true|false)\s*\}`;
const day = String.raw`"[^"]*"\s*:\s*\[`;

/** A line as the file is laid out: its first or last brace, a slot, a day or the end of one. */
const laidOut = new RegExp(
  String.raw`^\s*([{}]|${day}|(${slot}|(${day}\s*(${slot})?\s*)?\]),?)\s*$`,
);

/** The line, from 1, that an index of `text` is on. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function problemOf(line: string, next: string): string | undefined {
  if (line.startsWith('\ufeff'))
    return 'it begins with a byte order mark: save the file as UTF-8 without BOM';
  // What many phones type.
  if (/[“”„]/.test(line)) return 'the quotation marks must be straight ones: "';
  if (line.split('"').length % 2 === 0) return 'a quotation mark is missing';
  const [, word] = /"available": *([^\s"},]+)/.exec(line) ?? [];
  if (word && !/^(true|false)$/.test(word)) return `${word} must be true or false`;
  if (!laidOut.test(line)) {
    return `it is neither a day, such as "2025-07-15": [, nor a slot, such as { "time": "9:00 AM", "available": true }, nor the end of a day, which is ]`;
  }
  const isLast = /^\s*[\]}]/.test(next);
  if (/[\]}]\s*$/.test(line) && next !== '' && !isLast) return 'a comma is missing at the end';
  if (/,\s*$/.test(line) && isLast) return 'the comma at the end is one too many';
  return undefined;
}

/** What is wrong with a text that is not JSON, such as `line 26: a comma is missing at the end`. */
export function findJsonError(text: string): string | undefined {
  const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }));
  const written = lines.filter(({ line }) => line.trim() !== '');
  for (const [index, { line, number }] of written.entries()) {
    const problem = problemOf(line, written[index + 1]?.line ?? '');
    if (problem) return `line ${number}: ${problem}`;
  }
  return written.at(-1)?.line.trim() === '}' ? undefined : 'the file ends before its last }';
}
