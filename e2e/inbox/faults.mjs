import { z } from 'zod';
import { containsText } from './contains-text.mjs';
/** @import { Call } from './types' */

const scope = {
  /** Only requests with this text in a string of their body. */
  containing: z.string().min(1).optional(),
  /** Only requests to this provider. */
  provider: z.enum(['emailjs', 'resend']).optional(),
  /** How many requests are left to fail; all of them unless given. */
  times: z.int().min(1).default(Infinity),
  /** How long the provider takes before. */
  milliseconds: z.number().default(0),
};

/** Whether the message is kept although the answer breaks. */
const taken = z.boolean().default(false);

export const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer'),
    status: z.int().min(200).max(599),
    text: z.string(),
    contentType: z.string().default('text/plain'),
    headers: z.record(z.string(), z.string()).default({}),
    taken,
    ...scope,
  }),
  // After it the ordinary rules decide.
  z.strictObject({ kind: z.literal('delay'), ...scope }),
  z.strictObject({
    kind: z.enum([
      'stall',
      'stall-body',
      'drip',
      'reset',
      'reset-after-headers',
      'truncated',
      'bad-gzip',
      'huge',
    ]),
    taken,
    ...scope,
  }),
]);

/** @typedef {z.infer<typeof faultSchema>} Fault */
/** @typedef {ReturnType<typeof createFaults>} Faults */

/**
 * The faults that the inbox is to inject. A request meets one at most, the oldest that applies, so
 * several with `times` make a sequence.
 */
export function createFaults() {
  /** @type {Fault[]} */
  let faults = [];
  return {
    /** @param {Fault} fault */
    add: (fault) => faults.push(fault),

    /** @param {string | null} containing only those with exactly this text; all with null */
    remove(containing) {
      faults = faults.filter((fault) => containing !== null && fault.containing !== containing);
    },

    /**
     * Gives the fault that a call meets, and uses up one of its times.
     *
     * @param {Call} call
     */
    next({ provider, body }) {
      const found = faults.find(
        (fault) =>
          (fault.provider ?? provider) === provider &&
          (fault.containing === undefined || containsText(body, fault.containing)),
      );
      if (found) found.times -= 1;
      faults = faults.filter(({ times }) => times > 0);
      return found;
    },
  };
}
