import { validateHeaderName, validateHeaderValue } from 'node:http';
import { isObject } from './json-body.mjs';
import { must, nothingElse, RuleError } from './rule-error.mjs';
/** @import { AnswerFault, JsonObject } from './types' */

/**
 * Reads the fields of a rule of the kind `answer`.
 *
 * @param {JsonObject} fields
 * @returns {AnswerFault}
 * @throws {RuleError} when the answer could not be sent like that
 */
export function parseAnswer({ status, text, contentType = 'text/plain', headers = {}, ...rest }) {
  nothingElse(rest, 'answer');
  const code = Number(status);
  must(
    Number.isInteger(status) && code >= 200 && code <= 599,
    '"status" must be a whole number from 200 to 599.',
  );
  if (typeof text !== 'string') throw new RuleError('"text" must be a text; it may be empty.');
  if (typeof contentType !== 'string') throw new RuleError('"contentType" must be a text.');
  const all = Object.entries(isObject(headers) ? headers : { headers }).map(checkedHeader);
  checkedHeader(['content-type', contentType]);
  return { kind: 'answer', status: code, text, contentType, headers: Object.fromEntries(all) };
}

/**
 * @param {[string, unknown]} header
 * @returns {[string, string]}
 */
function checkedHeader([name, value]) {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, String(value));
  } catch {
    throw new RuleError(`"headers" holds ${name}, which is no header that can be sent.`);
  }
  if (typeof value === 'string') return [name, value];
  throw new RuleError('"headers" must be an object of texts.');
}
