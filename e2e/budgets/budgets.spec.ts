import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run/project-root';
import { expect, test } from '../support/test';
import { kinds, weigh, type Weight } from './weight';

const file = join(projectRoot, 'e2e/budgets/reached.json');

/** Growth allowed without a new budget. */
const tolerance = 0.03;

const pages = [
  ['home page', '/'],
  ['page of a day', '/timeslots/2025-07-16'],
  ['page of an empty day', '/timeslots/2025-07-01'],
  ['404 page', '/no/such/page'],
] as const;

function reached(): Record<(typeof pages)[number][0], Weight> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** `UPDATE_BUDGETS=1`, with one worker, makes the measured weight the budget. */
function updateReached(weights: Record<string, Weight>): void {
  if (!process.env.UPDATE_BUDGETS) return;
  writeFileSync(file, `${JSON.stringify({ ...reached(), ...weights }, null, 2)}\n`);
}

test.use({ expectedComplaint: /status of 404/ });

for (const [name, path] of pages) {
  test(`the ${name} stays within its budget`, async ({ page }) => {
    const weight = await weigh(page, path);
    updateReached({ [name]: weight });
    const before = reached()[name];
    for (const kind of kinds) {
      const most = before[kind] * (1 + tolerance);
      expect.soft(weight[kind], `${kind}, of ${before[kind]}`).toBeLessThanOrEqual(most);
    }
    expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(before.requests);
  });
}
