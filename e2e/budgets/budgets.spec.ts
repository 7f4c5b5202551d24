import { test } from '../support/test';
import { expectWithinBudget } from './budget';
import { weigh } from './weight';

test('the home page weighs no more than it did', async ({ page }) => {
  expectWithinBudget('home page', await weigh(page, '/'));
});

test('the page of a day weighs no more than it did', async ({ page }) => {
  expectWithinBudget('page of a day', await weigh(page, '/timeslots/2025-07-16'));
});

test('the page of a day without slots weighs no more than it did', async ({ page }) => {
  expectWithinBudget('page of an empty day', await weigh(page, '/timeslots/2025-07-01'));
});

test.describe('at an address without a page', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('the page that says so weighs no more than it did', async ({ page }) => {
    expectWithinBudget('404 page', await weigh(page, '/no/such/page'));
  });
});
