import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Ends a run with `N passed, M failed`. */
export default class SummaryReporter implements Reporter {
  #tests: readonly TestCase[] = [];
  #line = '';

  onBegin(_config: FullConfig, suite: Suite) {
    this.#tests = suite.allTests();
  }

  onEnd({ status }: FullResult) {
    const count = (outcome: string) =>
      this.#tests.filter((test) => test.outcome() === outcome).length;
    // A run can fail without a failed test, such as when a server does not start.
    const failed = count('unexpected') || Number(status !== 'passed');
    const others = ['flaky', 'skipped'].map((outcome) => `, ${count(outcome)} ${outcome}`);
    this.#line = `${count('expected')} passed, ${failed} failed${others.join('')}`;
  }

  /** Runs after all other reporters have printed. */
  async onExit() {
    console.log(`\n${this.#line.replaceAll(/, 0 (flaky|skipped)/g, '')}`);
  }
}
