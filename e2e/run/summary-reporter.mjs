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
  /** @type {Suite | undefined} */
  #suite;
  #line = '';

  /**
   * @param {FullConfig} _config
   * @param {Suite} suite
   */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /**
   * @param {FullResult} result
   * @returns {Promise<{ status: FullResult['status'] }>}
   */
  async onEnd({ status }) {
    const tests = this.#suite?.allTests() ?? [];
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    const flaky = tests.filter((test) => test.outcome() === 'flaky').length;
    const excused = tests.filter(isExcused).length;
    // A run may fail without a failed test, when a server does not start for instance.
    const failed = Math.max(tests.length - passed - flaky - excused, status === 'passed' ? 0 : 1);
    const rest = [
      ...(flaky > 0 ? [`${flaky} flaky`] : []),
      ...(excused > 0 ? [`${excused} skipped`] : []),
    ];
    this.#line = `\n${[`${passed} passed`, `${failed} failed`, ...rest].join(', ')}`;
    return { status: status === 'passed' && failed > 0 ? 'failed' : status };
  }

  /** Later than other reporters print what they have to say at the end. */
  async onExit() {
    console.log(this.#line);
  }

  printsToStdio() {
    return false;
  }
}

/** @param {TestCase} test */
function isExcused(test) {
  const excuses = [drawnWithAnotherBrowser, ...(process.env.REDIS_REQUIRED ? [] : [noRedis])];
  return (
    test.outcome() === 'skipped' &&
    test.annotations.some(({ description = '' }) => excuses.includes(description))
  );
}
