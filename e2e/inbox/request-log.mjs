/** @import { ArrivedRequest } from './types' */

const longest = 5_000;

/**
 * @typedef {object} RequestLog
 * @property {() => ArrivedRequest[]} list oldest first
 * @property {(request: ArrivedRequest) => ArrivedRequest} add gives the entry back, to be completed
 *   once its body and answer are known
 */

/**
 * Remembers the last 5,000 requests that arrived at a provider's endpoint, accepted or not.
 *
 * @returns {RequestLog}
 */
export function createRequestLog() {
  /** @type {ArrivedRequest[]} */
  const entries = [];
  return {
    list: () => [...entries],
    add(request) {
      entries.push(request);
      if (entries.length > longest) entries.shift();
      return request;
    },
  };
}
