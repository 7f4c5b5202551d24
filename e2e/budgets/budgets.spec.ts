import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run/project-root';
import { expect, test } from '../support/test';
import { kinds, weigh, type Weight } from './weight';

const file = join(projectRoot, 'e2e/budgets/budgets.json');

/** The growth that is allowed without a new budget. Node 26 alone adds 4.6% to the home page's HTML. */
const tolerance = 0.06;

const pages = [
  ['home page', '/'],
  ['page of a day', '/timeslots/2025-07-16'],
  ['page of an empty day', '/timeslots/2025-07-01'],
  ['404 page', '/no/such/page'],
] as const;

function readBudgets(): Record<(typeof pages)[number][0], Weight> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** With `UPDATE_BUDGETS=1`, the measured weight becomes the budget. This needs `--workers=1`. */
function updateBudgets(weights: Record<string, Weight>): void {
  if (!process.env.UPDATE_BUDGETS) return;
  writeFileSync(file, `${JSON.stringify({ ...readBudgets(), ...weights }, null, 2)}\n`);
}

test.use({ expectedConsoleError: /status of 404/ });

for (const [name, path] of pages) {
  test(`the ${name} stays within its budget`, async ({ page }) => {
    const weight = await weigh(page, path);
    updateBudgets({ [name]: weight });
    const budget = readBudgets()[name];
    for (const kind of kinds) {
      const most = budget[kind] * (1 + tolerance);
      expect.soft(weight[kind], `${kind}, of ${budget[kind]}`).toBeLessThanOrEqual(most);
    }
    expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(budget.requests);
  });
}
