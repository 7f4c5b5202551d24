import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { drawnWithAnotherBrowser } from '../visual/drawn-with';
import { noRedis } from './find-redis';

/**
 * Ends a run with the line `N passed, M failed`, then how many passed at a retry, if any. A skipped
 * test counts as failed. Excused are screenshots that another browser drew, and tests for which there
 * is no Redis.
 */
export default class SummaryReporter implements Reporter {
  #tests: readonly TestCase[] = [];
  #line = '';

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests();
  }

  async onEnd({ status }: FullResult) {
    const counts = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
    for (const test of this.#tests) counts[outcomeOf(test)] += 1;
    const { passed, failed, ...others } = counts;
    const isFailed = failed > 0 || status !== 'passed';
    const rest = Object.entries(others).filter(([, count]) => count > 0);
    this.#line = [
      `${passed} passed`,
      // A run may fail without a failed test, when a server does not start for instance.
      `${failed || Number(isFailed)} failed`,
      ...rest.map(([outcome, count]) => `${count} ${outcome}`),
    ].join(', ');
    return { status: isFailed && status === 'passed' ? 'failed' : status };
  }

  /** Later than other reporters print what they have to say at the end. */
  async onExit() {
    console.log(`\n${this.#line}`);
  }
}

function outcomeOf(test: TestCase) {
  const outcome = test.outcome();
  if (outcome === 'expected') return 'passed';
  if (outcome === 'flaky') return 'flaky';
  const excuses = [drawnWithAnotherBrowser, noRedis];
  const isExcused = test.annotations.some(({ description = '' }) => excuses.includes(description));
  return outcome === 'skipped' && isExcused ? 'skipped' : 'failed';
}
