import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../run/project-root.mjs';
import { expect } from '../support/test';
import { weightSchema, type Weight } from './weight';

const file = join(projectRoot, 'e2e/budgets/reached.json');
const reachedSchema = z.record(z.string(), weightSchema);

/** Bytes may grow by this share of what was reached before it is a change that someone must mean. */
const tolerance = 0.03;

function reached() {
  return reachedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Holds a page's weight against what was reached, in `reached.json`: 3 % more bytes of any kind, or
 * one request more, is too much. With `UPDATE_BUDGETS=1` and one worker, what is measured becomes
 * what was reached:
 *
 *     UPDATE_BUDGETS=1 npx playwright test --project=budgets --workers=1
 */
export function expectWithinBudget(name: string, weight: Weight): void {
  if (process.env.UPDATE_BUDGETS) {
    writeFileSync(file, `${JSON.stringify({ ...reached(), [name]: weight }, null, 2)}\n`);
  }
  const before = weightSchema.parse(reached()[name]);
  for (const kind of weightSchema.keyof().options) {
    const allowed = kind === 'requests' ? before[kind] : before[kind] * (1 + tolerance);
    expect
      .soft(weight[kind], `${kind} of the ${name}, which had ${before[kind]}`)
      .toBeLessThanOrEqual(allowed);
  }
}
