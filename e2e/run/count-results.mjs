/**
 * Counts the results of a Playwright run. This project allows no skipped test and no test that only
 * passes at the second try, so both count as failed; so does a run without any test, and one that
 * Playwright itself calls failed for another reason, such as a server that did not start.
 *
 * @param {import('@playwright/test/reporter').JSONReport['stats'] | undefined} stats from
 *   Playwright's JSON report; none when it wrote no report.
 * @param {boolean} endedWell whether Playwright's exit code was 0.
 * @returns {{ passed: number, failed: number }}
 */
export function countResults(stats, endedWell) {
  const passed = stats?.expected ?? 0;
  const failed = stats ? stats.unexpected + stats.flaky + stats.skipped : 0;
  const nothingRan = passed + failed === 0;
  return { passed, failed: failed === 0 && (nothingRan || !endedWell) ? 1 : failed };
}
