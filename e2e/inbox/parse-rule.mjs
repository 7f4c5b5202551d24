import { randomUUID } from 'node:crypto';
import { isObject } from './json-body.mjs';
import { parseAnswer } from './parse-answer.mjs';
import { must, nothingElse, RuleError } from './rule-error.mjs';
/** @import { BrokenKind, DelayFault, JsonObject, Rule, RuleScope } from './types' */

/** @type {readonly BrokenKind[]} */
const brokenKinds = [
  'stall',
  'stall-body',
  'drip',
  'reset',
  'reset-after-headers',
  'truncated',
  'bad-gzip',
  'huge',
];
const longestDelay = 600_000;

/**
 * Reads one rule of misbehaviour as `PUT /misbehaviour` takes it, and names it.
 *
 * @param {unknown} value parsed JSON
 * @returns {Rule}
 * @throws {RuleError} when a field is missing, unknown or out of its range
 */
export function parseRule(value) {
  if (!isObject(value)) throw new RuleError('A rule is a JSON object with a "kind".');
  const { kind, containing, provider, times, taken, ...rest } = value;
  const scope = parseScope({ containing, provider, times, taken });
  if (kind === 'answer') return { ...scope, ...parseAnswer(rest) };
  if (kind === 'delay') {
    must(!scope.taken, '"taken" is not for a delay: after it the ordinary rules decide.');
    return { ...scope, ...parseDelay(rest) };
  }
  const broken = brokenKinds.find((candidate) => candidate === kind);
  const kinds = ['answer', 'delay', ...brokenKinds].join(', ');
  if (!broken) throw new RuleError(`"kind" must be one of ${kinds}.`);
  nothingElse(rest, broken);
  return { ...scope, kind: broken };
}

/**
 * @param {JsonObject} fields
 * @returns {RuleScope}
 */
function parseScope({ containing, provider, times, taken = false }) {
  /** @type {RuleScope} */
  const scope = { id: randomUUID(), taken: taken === true };
  must(typeof taken === 'boolean', '"taken" must be true or false.');
  if (containing !== undefined) {
    must(typeof containing === 'string' && containing, '"containing" must be a text, not empty.');
    scope.containing = String(containing);
  }
  if (provider !== undefined) {
    must(provider === 'emailjs' || provider === 'resend', '"provider" must be emailjs or resend.');
    scope.provider = provider === 'emailjs' ? 'emailjs' : 'resend';
  }
  if (times !== undefined) {
    must(Number.isInteger(times) && Number(times) > 0, '"times" must be a whole number from 1.');
    scope.times = Number(times);
  }
  return scope;
}

/**
 * @param {JsonObject} fields
 * @returns {DelayFault}
 */
function parseDelay({ milliseconds, ...rest }) {
  nothingElse(rest, 'delay');
  if (typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds <= longestDelay) {
    return { kind: 'delay', milliseconds };
  }
  throw new RuleError(`"milliseconds" must be a number from 0 to ${longestDelay}.`);
}
