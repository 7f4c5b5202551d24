/** @import { JsonObject } from './types' */

/** What is wrong with a rule, as a sentence for the person who wrote it. */
export class RuleError extends Error {}

/**
 * @param {unknown} condition
 * @param {string} sentence what to tell when the condition does not hold
 * @throws {RuleError}
 */
export function must(condition, sentence) {
  if (!condition) throw new RuleError(sentence);
}

/**
 * Refuses fields that a kind does not have: a misspelt one would otherwise be silently without effect.
 *
 * @param {JsonObject} rest the fields left over
 * @param {string} kind
 * @throws {RuleError}
 */
export function nothingElse(rest, kind) {
  const unknown = Object.keys(rest)[0];
  must(unknown === undefined, `"${unknown}" is no field of the kind ${kind}.`);
}
