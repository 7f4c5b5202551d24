import { drawnWithAnotherBrowser } from '../visual/drawn-with.mjs';
import { noRedis } from './find-redis.mjs';
/** @import { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter' */

/**
 * Ends a run with the line `N passed, M failed`, then how many passed at a retry, if any. A skipped
 * test counts as failed. Excused are screenshots that another browser drew, and tests for which there
 * is no Redis, unless REDIS_REQUIRED is set.
 *
 * @implements {Reporter}
 */
export default class SummaryReporter {
  /** @type {readonly TestCase[]} */
  #tests = [];
  #line = '';

  /**
   * @param {FullConfig} _config
   * @param {Suite} suite
   */
  onBegin(_config, suite) {
    this.#tests = suite.allTests();
  }

  /**
   * @param {FullResult} result
   * @returns {Promise<{ status: FullResult['status'] }>}
   */
  async onEnd({ status }) {
    const outcomes = this.#tests.map(outcomeOf);
    const count = (/** @type {string} */ wanted) =>
      outcomes.filter((each) => each === wanted).length;
    // A run may fail without a failed test, when a server does not start for instance.
    const failed = count('failed') || Number(status !== 'passed');
    const rest = ['flaky', 'skipped']
      .filter(count)
      .map((outcome) => `${count(outcome)} ${outcome}`);
    this.#line = [`${count('passed')} passed`, `${failed} failed`, ...rest].join(', ');
    return { status: status === 'passed' && failed > 0 ? 'failed' : status };
  }

  /** Later than other reporters print what they have to say at the end. */
  async onExit() {
    console.log(`\n${this.#line}`);
  }

  printsToStdio() {
    return false;
  }
}

/** @param {TestCase} test */
function outcomeOf(test) {
  if (test.outcome() === 'expected') return 'passed';
  if (test.outcome() === 'flaky') return 'flaky';
  const excuses = [drawnWithAnotherBrowser, ...(process.env.REDIS_REQUIRED ? [] : [noRedis])];
  const isExcused = test.annotations.some(({ description = '' }) => excuses.includes(description));
  return test.outcome() === 'skipped' && isExcused ? 'skipped' : 'failed';
}
