import { openDay } from '../support/booking-form';
import { placeInLane } from '../support/lane';
import { expect, test } from '../support/test';
import { check } from '../support/press';

test('the swimmer goes a third of the way with each answer, and back with it', async ({ page }) => {
  const { slot, lessonType, email } = await openDay(page, '2025-07-16');
  const place = () => placeInLane(page.getByRole('form'));
  expect(await place()).toBe(0);
  await email.fill('jane@example.com');
  await expect.poll(place).toBe(30);
  for (const time of ['9:00 AM', '9:30 AM']) await check(slot(time));
  await expect.poll(place).toBe(60);
  await check(lessonType('Weekly'));
  await expect.poll(place).toBe(90);
  await email.fill('');
  await expect.poll(place).toBe(60);

  await page.goto('/ask');
  await page.getByLabel('Your question').fill('Do you teach butterfly?');
  await expect.poll(place).toBe(45);
  await email.fill('jane@example.com');
  await expect.poll(place).toBe(90);
});

test('the swimmer floats where it was after a failure, and touches the wall once it is sent', async ({
  page,
  parent,
}) => {
  const place = () => placeInLane(page.getByRole('form'));
  await parent.injectFault({ kind: 'respond', status: 412, delayMs: 1_000, times: 1 });
  await parent.send();
  await expect.poll(place).toBe(97);
  await parent.expectFailed();
  await expect.poll(place).toBe(90);
  await parent.submitAndExpectReceipt();
  expect(await placeInLane(page.getByRole('region', { name: 'What you sent' }))).toBe(100);
  // There is one swimmer.
  await expect(page.getByRole('navigation').locator('svg')).toBeHidden();
});

test('the swimmer does not move by itself under reduced motion', async ({ page }) => {
  const { slot } = await openDay(page, '2025-07-16');
  const movements = () =>
    slot('9:00 AM').evaluate((box: HTMLInputElement) => {
      box.click();
      return document.querySelector('form svg')?.getAnimations({ subtree: true }).length;
    });
  expect(await movements()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await movements()).toBe(2);
});
