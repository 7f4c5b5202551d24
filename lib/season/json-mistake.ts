/** A string, a bracket, colon or comma, a bare word, or a quotation mark whose partner is missing. */
const tokens = /"(?:[^"\\\n\r]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|"/g;

type Expected = 'a value' | 'a name in quotation marks' | 'a colon' | 'a comma' | 'the end';

/** Where a text stops being JSON, as an index, and what is wrong there. */
type Slip = { readonly at: number; readonly words: string };

/**
 * The line, from 1, on which an index of `text` stands. It reads all that is before the index, so it is
 * for the one place that is reported, not for every place that is looked at.
 */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Whether a string that begins on the index's line does not end there: none goes over several lines. */
function isQuoteLost(text: string, index: number): boolean {
  const start = text.lastIndexOf('\n', index - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  return (line.replace(/\\./g, '').split('"').length - 1) % 2 === 1;
}

function isValue(token: string): boolean {
  return token.startsWith('"') || /^(true|false|null|-?\d+(\.\d+)?)$/.test(token);
}

function firstSlip(text: string): Slip | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'a value';
  let previous = { token: '', index: 0 };

  for (const { 0: token, index } of text.matchAll(tokens)) {
    const inObject = open.at(-1) === '{';
    const closes = token === (inObject ? '}' : ']') && open.length > 0;
    if (token === '"') return { at: index, words: 'a quotation mark is missing' };
    // What many phones type.
    if (/[“”„]/.test(token)) {
      return { at: index, words: 'the quotation marks must be straight ones: "' };
    }

    if (closes && (expected === 'a comma' || ['{', '['].includes(previous.token))) {
      open.pop();
      expected = open.length === 0 ? 'the end' : 'a comma';
    } else if (closes && previous.token === ',') {
      return {
        at: previous.index,
        words: `the comma before the closing ${token} is one too many`,
      };
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
      const isSameLine = !text.slice(previous.index, index).includes('\n');
      const place = isSameLine ? `before ${token}` : 'at the end';
      return { at: previous.index, words: `a comma is missing ${place}` };
    } else if (expected === 'a value' && /^[a-z]+$/i.test(token)) {
      return { at: index, words: `${token} must be true or false` };
    } else {
      return { at: index, words: `${expected} is expected where ${token} stands` };
    }
    previous = { token, index };
  }
  if (expected === 'the end') return undefined;
  const closing = open.at(-1) === '[' ? ']' : '}';
  return { at: previous.index, words: `the file ends before its last ${closing}` };
}

/**
 * Says where a text stops being JSON, in the words of someone who edits by hand: the engine's own
 * messages name a position at most, and for a missing comma the line after it.
 *
 * @returns one sentence without its full stop, such as `line 26: a comma is missing at the end`;
 *   `undefined` where it sees nothing wrong
 */
export function jsonMistake(text: string): string | undefined {
  const slip = firstSlip(text);
  if (!slip) return undefined;
  const words = isQuoteLost(text, slip.at) ? 'a quotation mark is missing' : slip.words;
  return `line ${lineAt(text, slip.at)}: ${words}`;
}
