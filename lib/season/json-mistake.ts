/** A string, a bracket, colon or comma, a bare word, or a quotation mark whose partner is missing. */
const tokens = /"(?:[^"\\\n\r]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|"/g;

type Expected = 'a value' | 'a name in quotation marks' | 'a colon' | 'a comma' | 'the end';

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function isValue(token: string): boolean {
  return token.startsWith('"') || /^(true|false|null|-?\d+(\.\d+)?)$/.test(token);
}

/**
 * Says where a text stops being JSON, in the words of someone who edits by hand: the engine's own
 * messages name a position at most, and for a missing comma the line after it.
 *
 * @returns one sentence without its full stop, such as `line 26: a comma is missing at the end`;
 *   `undefined` where it sees nothing wrong
 */
export function jsonMistake(text: string): string | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'a value';
  let previous = { token: '', line: 1 };

  for (const { 0: token, index } of text.matchAll(tokens)) {
    const line = lineAt(text, index);
    const inObject = open.at(-1) === '{';
    const closes = token === (inObject ? '}' : ']') && open.length > 0;
    if (token === '"') return `line ${line}: a quotation mark is missing`;
    // What many phones type.
    if (/[“”„]/.test(token)) return `line ${line}: the quotation marks must be straight ones: "`;

    if (closes && (expected === 'a comma' || ['{', '['].includes(previous.token))) {
      open.pop();
      expected = open.length === 0 ? 'the end' : 'a comma';
    } else if (closes && previous.token === ',') {
      return `line ${previous.line}: the comma before the closing ${token} is one too many`;
    } else if (expected === 'a value' && (token === '{' || token === '[')) {
      open.push(token);
      expected = token === '{' ? 'a name in quotation marks' : 'a value';
    } else if (expected === 'a value' && isValue(token)) {
      expected = open.length === 0 ? 'the end' : 'a comma';
    } else if (expected === 'a name in quotation marks' && token.startsWith('"')) {
      expected = 'a colon';
    } else if (expected === 'a colon' && token === ':') {
      expected = 'a value';
    } else if (expected === 'a comma' && token === ',') {
      expected = inObject ? 'a name in quotation marks' : 'a value';
    } else if (expected === 'a comma' && !['}', ']', ':'].includes(token)) {
      const place = previous.line === line ? `before ${token}` : 'at the end';
      return `line ${previous.line}: a comma is missing ${place}`;
    } else if (expected === 'a value' && /^[a-z]+$/i.test(token)) {
      return `line ${line}: ${token} must be true or false`;
    } else {
      return `line ${line}: ${expected} is expected where ${token} stands`;
    }
    previous = { token, line };
  }
  if (expected === 'the end') return undefined;
  const closing = open.at(-1) === '[' ? ']' : '}';
  return `line ${previous.line}: the file ends before its last ${closing}`;
}
