import type { Page } from '@playwright/test';
import {
  goneDaysSentence,
  invalidSentence,
  noSlotsSentence,
  notOpenSentence,
} from '@/lib/request/sentences';
import { additionalInfo, bookingForm } from '../support/booking-form';
import type { Parent } from '../support/parent';
import { dayPath } from '../support/posted-form';
import { check } from '../support/press';
import { expect } from '../support/test';
import { test } from './deployments';

async function expectTaken({ page, email }: Parent): Promise<void> {
  const form = bookingForm(page);
  const sentence = notOpenSentence(['9:00 AM']);
  await expect(page.getByRole('alert').filter({ hasText: 'sent' })).toHaveText(invalidSentence);
  await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByText('9:00 AM - Not Available')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^9:00 AM/ })).toHaveCount(0);
  await expect(form.slot('10:30 AM')).toBeChecked();
  await expect(form.checked).toHaveCount(3);
  await expect(form.email).toHaveValue(email);
  await expect(form.additionalInfo).toHaveValue(additionalInfo);
}

async function goToTheTimes(page: Page): Promise<void> {
  await page.getByRole('link', { name: notOpenSentence(['9:00 AM']) }).click();
  await expect(bookingForm(page).slot('9:30 AM')).toBeFocused();
  await expect(bookingForm(page).summary).toHaveText('10:30 AM Weekly · One time');
}

for (const [mode, javaScriptEnabled, followProblem] of [
  ['with JavaScript', true, goToTheTimes],
  ['without JavaScript', false, () => Promise.resolve()],
] as const) {
  test.describe(mode, () => {
    test.use({ javaScriptEnabled });

    test('a form from an earlier build lists a time closed in the meantime, and can be sent', async ({
      page,
      deploy,
      parent,
    }) => {
      await parent.fillIn((await deploy('tested')) + dayPath);
      await deploy('later');
      await parent.submit();
      await expectTaken(parent);
      await parent.expectArrived({ requests: 0, messages: 0 });

      await followProblem(page);
      await check(bookingForm(page).slot('10:00 AM'));
      await parent.submitAndExpectSent();
      expect(await parent.message()).toContain('Time slots: 10:00 AM, 10:30 AM');
    });
  });
}

test('a form of a day that is gone says so, and loses nothing', async ({
  page,
  deploy,
  parent,
}) => {
  const { slot, email } = bookingForm(page);
  await page.goto(`${await deploy('later')}/timeslots/2026-03-03`);
  await check(slot('9:00 AM'));
  await email.fill(parent.email);
  await deploy('tested');
  await parent.submit();
  await expect(page.getByRole('alert').filter({ hasText: invalidSentence })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: noSlotsSentence })).toBeVisible();
  await expect(slot('9:00 AM')).toBeChecked();
  await expect(email).toHaveValue(parent.email);
  await parent.expectArrived({ requests: 0, messages: 0 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleError: /status of 404/ });

  test('a form of a day that is gone leads to the open days', async ({ page, deploy, parent }) => {
    const { email } = bookingForm(page);
    await page.goto(`${await deploy('later')}/timeslots/2026-03-03`);
    await email.fill(parent.email);
    await deploy('tested');
    await parent.submit();
    await expect(page).toHaveURL(/\/timeslots\/2026-03-03$/);
    await expect(page.getByRole('list', { name: 'Next open days' })).toBeVisible();
    await parent.expectArrived({ requests: 0, messages: 0 });
  });
});

test('a time that was closed and a day that is gone are named, also in a restored draft', async ({
  page,
  deploy,
  parent,
}) => {
  const { slot, moreDays, dayCheckbox, summary, email } = bookingForm(page);
  await page.goto((await deploy('tested')) + dayPath);
  for (const time of ['9:30 AM', '10:30 AM']) await check(slot(time));
  await moreDays.click();
  for (const name of ['Wed, Jul 16', 'Thu, Jul 17']) await check(dayCheckbox(name));
  await email.fill(parent.email);
  await expect(summary).toHaveText('2 times × 3 days = 6 lessons');
  await deploy('later');
  for (const findOut of [() => parent.submit(), () => page.reload()]) {
    await findOut();
    for (const sentence of [notOpenSentence(['9:30 AM']), goneDaysSentence(['2025-07-17'])]) {
      await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
    }
  }
  await expect(page.getByText('9:30 AM - Not Available')).toBeVisible();
  await expect(slot('10:30 AM')).toBeChecked();
  await expect(dayCheckbox('Thu, Jul 17')).toHaveCount(0);
  await expect(dayCheckbox('Wed, Jul 16')).toBeChecked();
  await expect(summary).toHaveText('1 time × 2 days = 2 lessons');
  await expect(email).toHaveValue(parent.email);
  await parent.submitAndExpectSent();
});
