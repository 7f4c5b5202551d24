import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { drawnWithAnotherBrowser } from '../visual/drawn-with';
import { noRedis } from './find-redis';

const excuses = [drawnWithAnotherBrowser, noRedis];

function outcomeOf(test: TestCase): 'passed' | 'failed' | 'flaky' | 'skipped' {
  const outcome = test.outcome();
  if (outcome === 'expected') return 'passed';
  if (outcome === 'flaky') return 'flaky';
  const isExcused = test.annotations.some(({ description = '' }) => excuses.includes(description));
  return outcome === 'skipped' && isExcused ? 'skipped' : 'failed';
}

/** Ends a run with `N passed, M failed`. A skipped test counts as failed unless it is excused. */
export default class SummaryReporter implements Reporter {
  #tests: readonly TestCase[] = [];
  #line = '';

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests();
  }

  async onEnd({ status }: FullResult) {
    const outcomes = this.#tests.map(outcomeOf);
    const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
    // A run can fail without a failed test, such as when a server does not start.
    const failed = count('failed') || Number(status !== 'passed');
    const others = ['flaky', 'skipped'].map((outcome) => `, ${count(outcome)} ${outcome}`);
    this.#line = `${count('passed')} passed, ${failed} failed${others.join('')}`;
    return { status: failed > 0 && status === 'passed' ? 'failed' : status };
  }

  /** Runs after all other reporters have printed. */
  async onExit() {
    console.log(`\n${this.#line.replaceAll(/, 0 (flaky|skipped)/g, '')}`);
  }
}
