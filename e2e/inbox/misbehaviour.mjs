import { containsText } from './json-body.mjs';
/** @import { ProviderName, Rule } from './types' */

/**
 * @typedef {object} Misbehaviour
 * @property {(rule: Rule) => void} add
 * @property {() => Rule[]} list the rules still in force, oldest first
 * @property {(containing: string | null) => void} remove those with exactly this `containing`; with
 *   null all
 * @property {(provider: ProviderName, body: unknown) => Rule | null} next the oldest rule that
 *   applies to a request; uses up one of its times
 */

/**
 * The rules by which the inbox has been told to misbehave. One request meets one rule at most, the
 * oldest that applies, so several with `times` make a sequence.
 *
 * @returns {Misbehaviour}
 */
export function createMisbehaviour() {
  /** @type {Rule[]} */
  let rules = [];
  return {
    add: (rule) => void rules.push(rule),
    list: () => [...rules],
    remove(containing) {
      rules = rules.filter((rule) => containing !== null && rule.containing !== containing);
    },
    next(provider, body) {
      const rule = rules.find((candidate) => applies(candidate, provider, body));
      if (rule?.times !== undefined) {
        rule.times -= 1;
        if (rule.times === 0) rules = rules.filter((other) => other !== rule);
      }
      return rule ?? null;
    },
  };
}

/**
 * @param {Rule} rule
 * @param {ProviderName} provider
 * @param {unknown} body
 */
function applies(rule, provider, body) {
  return (
    (rule.provider === undefined || rule.provider === provider) &&
    (rule.containing === undefined || containsText(body, rule.containing))
  );
}
