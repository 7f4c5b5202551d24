/** @import { JSONReport, JSONReportSuite } from '@playwright/test/reporter' */

/**
 * Counts the results of a Playwright run. A skipped test, and one that only passes at the second try,
 * counts as failed; so does a run without any test, and one that Playwright itself calls failed for
 * another reason, such as a server that did not start.
 *
 * @param {Pick<JSONReport, 'stats' | 'suites'> | undefined} report Playwright's own; none when it wrote
 *   none.
 * @param {boolean} endedWell whether Playwright's exit code was 0.
 * @param {string} [excuse] the one reason for which a test may be skipped; none unless given.
 * @returns {{ passed: number, failed: number, skipped: number }} `skipped`: those with the excuse.
 */
export function countResults(report, endedWell, excuse) {
  const passed = report?.stats.expected ?? 0;
  const skipped = excuse && report ? countSkipped(report.suites, excuse) : 0;
  const failed = report
    ? report.stats.unexpected + report.stats.flaky + report.stats.skipped - skipped
    : 0;
  const nothingRan = passed + failed + skipped === 0;
  return { passed, failed: failed === 0 && (nothingRan || !endedWell) ? 1 : failed, skipped };
}

/**
 * @param {readonly JSONReportSuite[]} suites
 * @param {string} reason
 * @returns {number} how many tests in them were skipped for this reason.
 */
function countSkipped(suites, reason) {
  let count = 0;
  for (const { specs, suites: inner = [] } of suites) {
    const tests = specs.flatMap((spec) => spec.tests);
    count += tests.filter(
      ({ status, annotations }) =>
        status === 'skipped' && annotations.some(({ description }) => description === reason),
    ).length;
    count += countSkipped(inner, reason);
  }
  return count;
}
