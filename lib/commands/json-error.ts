/** A string, a punctuation mark, a bare word, or a quotation mark whose partner is missing. */
const tokens = /"(?:[^"\\\n\r]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|"/g;

type JsonError = { readonly index: number; readonly reason: string };

/** The line, from 1, that an index of `text` is on. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function isValue(token: string): boolean {
  return token.startsWith('"') || /^(true|false|null|-?\d+(\.\d+)?)$/.test(token);
}

function firstError(text: string): JsonError | undefined {
  const open: string[] = [];
  let expected = 'a value';
  let previous = { token: '', index: 0 };

  for (const { 0: token, index } of text.matchAll(tokens)) {
    const inObject = open.at(-1) === '{';
    const key = 'a name in quotation marks';
    const closes = open.length > 0 && token === (inObject ? '}' : ']');
    if (token === '"') return { index, reason: 'a quotation mark is missing' };
    // What many phones type.
    if (/[“”„]/.test(token)) {
      return { index, reason: 'the quotation marks must be straight ones: "' };
    }
    if (closes && (expected === 'a comma' || /^[{[]$/.test(previous.token))) {
      open.pop();
      expected = open.length === 0 ? 'the end' : 'a comma';
    } else if (closes && previous.token === ',') {
      const reason = `the comma before the closing ${token} is one too many`;
      return { index: previous.index, reason };
    } else if (expected === 'a value' && /^[{[]$/.test(token)) {
      open.push(token);
      expected = token === '{' ? key : 'a value';
    } else if (expected === 'a value' && isValue(token)) {
      expected = open.length === 0 ? 'the end' : 'a comma';
    } else if (expected === key && token.startsWith('"')) {
      expected = 'a colon';
    } else if (expected === 'a colon' && token === ':') {
      expected = 'a value';
    } else if (expected === 'a comma' && token === ',') {
      expected = inObject ? key : 'a value';
    } else if (expected === 'a comma' && !/^[}\]:]$/.test(token)) {
      const isSameLine = !text.slice(previous.index, index).includes('\n');
      const place = isSameLine ? `before ${token}` : 'at the end';
      return { index: previous.index, reason: `a comma is missing ${place}` };
    } else if (expected === 'a value' && /^[a-z]+$/i.test(token)) {
      return { index, reason: `${token} must be true or false` };
    } else {
      return { index, reason: `${expected} is expected where ${token} stands` };
    }
    previous = { token, index };
  }
  if (expected === 'the end') return undefined;
  const closing = open.at(-1) === '[' ? ']' : '}';
  return { index: previous.index, reason: `the file ends before its last ${closing}` };
}

/** Such as `line 26: a comma is missing at the end`; `JSON.parse` names a position at most. */
export function findJsonError(text: string): string | undefined {
  const error = firstError(text);
  if (!error) return undefined;
  const start = text.lastIndexOf('\n', error.index - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  // No string spans lines, so an odd number of quotation marks explains every other symptom.
  const isQuoteMissing = line.replace(/\\./g, '').split('"').length % 2 === 0;
  const reason = isQuoteMissing ? 'a quotation mark is missing' : error.reason;
  return `line ${lineAt(text, error.index)}: ${reason}`;
}
