import { randomUUID } from 'node:crypto';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { z } from 'zod';
import { containsText } from './json-body.mjs';
/** @import { ProviderName } from './types' */

const brokenKinds = /** @type {const} */ ([
  'stall',
  'stall-body',
  'drip',
  'reset',
  'reset-after-headers',
  'truncated',
  'bad-gzip',
  'huge',
]);

const scope = {
  /** Only requests with this text in a string of their body. */
  containing: z.string().min(1).optional(),
  /** Only requests to this provider. */
  provider: z.enum(['emailjs', 'resend']).optional(),
  /** How many requests are left to fail; absent: all of them. */
  times: z.int().min(1).optional(),
  /** Whether the message is kept although the answer breaks. */
  taken: z.boolean().default(false),
};

const headers = z
  .record(z.string(), z.string())
  .default({})
  .refine((all) => Object.entries(all).every(isSendable), 'cannot be sent');

const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer'),
    status: z.int().min(200).max(599),
    text: z.string(),
    contentType: z
      .string()
      .default('text/plain')
      .refine((type) => isSendable(['content-type', type]), 'cannot be sent'),
    headers,
    ...scope,
  }),
  z.strictObject({
    kind: z.literal('delay'),
    milliseconds: z.number().min(0).max(600_000),
    ...scope,
    // After it the ordinary rules decide.
    taken: z.literal(false).default(false),
  }),
  z.strictObject({ kind: z.enum(brokenKinds), ...scope }),
]);

/** @typedef {z.infer<typeof faultSchema>} Fault */
/** @typedef {(typeof brokenKinds)[number]} BrokenKind */
/** @typedef {Fault & { id: string }} FaultRule */

/**
 * @typedef {object} FaultRules
 * @property {(value: unknown) => { id: string } | { problem: string }} add takes a rule as parsed JSON
 * @property {() => FaultRule[]} list the rules still in force, oldest first
 * @property {(containing: string | null) => void} remove those with exactly this `containing`; all
 *   with null
 * @property {(provider: ProviderName, body: unknown) => FaultRule | undefined} next the oldest rule
 *   that applies to a request, and uses up one of its times
 */

/**
 * The rules by which the inbox injects faults. A request meets one rule at most, the oldest that
 * applies, so several with `times` make a sequence.
 *
 * @returns {FaultRules}
 */
export function createFaultRules() {
  /** @type {FaultRule[]} */
  let rules = [];
  return {
    add(value) {
      const parsed = faultSchema.safeParse(value);
      if (!parsed.success) return { problem: z.prettifyError(parsed.error) };
      const rule = { id: randomUUID(), ...parsed.data };
      rules.push(rule);
      return rule;
    },
    list: () => [...rules],
    remove(containing) {
      rules = rules.filter((rule) => containing !== null && rule.containing !== containing);
    },
    next(provider, body) {
      const found = rules.find(
        (rule) =>
          (rule.provider ?? provider) === provider &&
          (rule.containing === undefined || containsText(body, rule.containing)),
      );
      if (found?.times !== undefined) {
        found.times -= 1;
        if (found.times === 0) rules = rules.filter((other) => other !== found);
      }
      return found;
    },
  };
}

/** @param {[string, string]} header */
function isSendable([name, value]) {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
