import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run/project-root';
import { expect, test } from '../support/test';
import budgets from './budgets.json' with { type: 'json' };
import { kinds, weigh, type Weight } from './weight';

/** The growth that is allowed without a new budget. Node 26 alone adds 4.6% to the home page's HTML. */
const tolerance = 0.06;

/** With `--update-snapshots=all`, the measured weight becomes the budget. */
function updateBudget(budget: Weight, weight: Weight): void {
  if (test.info().config.updateSnapshots !== 'all') return;
  Object.assign(budget, weight);
  const file = join(projectRoot, 'e2e/budgets/budgets.json');
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  expectedConsoleError: /status of 404/,
});

for (const [name, budget] of Object.entries(budgets)) {
  test(`the ${name} stays within its budget`, async ({ page }) => {
    const weight = await weigh(page, budget.path);
    updateBudget(budget, weight);
    for (const kind of kinds) {
      const most = budget[kind] * (1 + tolerance);
      expect.soft(weight[kind], `${kind}, of ${budget[kind]}`).toBeLessThanOrEqual(most);
    }
    expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(budget.requests);
  });
}
