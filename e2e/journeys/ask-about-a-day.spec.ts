import type { Page } from '@playwright/test';
import { getBackSentence, messageSentSentence } from '@/lib/request/sentences';
import { bookingForm } from '../support/booking-form';
import { askPath, fragmentOf } from '../support/links';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

const closedDay = '/timeslots/2025-08-07';
const line =
  'Please tell me if a time opens on Thursday, August 7. Closed now: 9:00 AM – 4:00 PM, 5:00 – 8:00 PM.';

function askToBeTold(page: Page) {
  return page.getByRole('link', { name: /^Ask to be told if a time opens on / });
}

test('a family asks to be told when a closed time opens', async ({ page, parent }) => {
  await setClock(page, '2025-07-22T12:00');
  await page.goto(closedDay);
  await expect(askToBeTold(page)).toHaveText(
    'Ask to be told if a time opens on Thursday, August 7',
  );
  await askToBeTold(page).tap();
  await expect(bookingForm(page).additionalInfo).toHaveValue(`${line}\n`);
  await expect(page).toHaveURL(/\/ask$/);
  await bookingForm(page).email.fill(parent.email);
  await bookingForm(page).submit.tap();
  await expect(page.getByText(messageSentSentence).filter({ visible: true })).toBeVisible();
  expect(await parent.message()).toMatch(
    /^Question: Please tell me if a time opens on Thursday, August 7\. Closed now: [^\n]*…\n/,
  );
  expect(await parent.message()).toContain(`\n> ${line}\n`);
});

test('the sentence is added once, above what stands in the question, also after a reload and Back', async ({
  page,
}) => {
  const { additionalInfo } = bookingForm(page);
  await page.goto('/ask');
  await additionalInfo.fill('I am Ana.');
  await setClock(page, '2025-07-22T12:00');
  await page.goto(closedDay);
  await askToBeTold(page).click();
  await expect(additionalInfo).toHaveValue(`${line}\nI am Ana.`);
  await page.reload();
  await expect(additionalInfo).toHaveValue(`${line}\nI am Ana.`);
  await page.goBack();
  await askToBeTold(page).click();
  await expect(additionalInfo).toHaveValue(`${line}\nI am Ana.`);

  await additionalInfo.fill('I am Ana.');
  await page.goBack();
  await page.goForward();
  await expect(additionalInfo).toHaveValue('I am Ana.');
});

test('a time of today that is over, and a day that has passed, have nothing to be told about', async ({
  page,
}) => {
  for (const [moment, links] of [
    ['2025-08-09T08:59', 1],
    ['2025-08-09T09:00', 0],
    ['2025-08-10T08:00', 0],
  ] as const) {
    await setClock(page, moment);
    await page.goto('/timeslots/2025-08-09');
    await expect(page.getByText('9:00 AM - Not Available')).toBeVisible();
    await expect(askToBeTold(page), moment).toHaveCount(links);
  }
});

test('a fragment that a stranger made up leaves the question empty', async ({ page }) => {
  const subject = { date: '2025-07-22', times: ['9:30 AM'], reference: 'Your lesson is free' };
  await page.goto(`/ask#${fragmentOf(subject)}`);
  await bookingForm(page).email.fill('a@b.example');
  await expect(page.getByText(getBackSentence, { exact: true })).toHaveCount(0);
  await expect(bookingForm(page).additionalInfo).toHaveValue('');
});

test.describe('a changed link', () => {
  // A link with an escaped hash is first a page that does not exist.
  test.use({ expectedConsoleError: /status of 404/ });

  test('a link with an escaped hash begins the question', async ({ page }) => {
    const link = askPath({ date: '2025-07-22', times: ['9:30 AM'] });
    await page.goto(`${link.replace('#', '%23')}.`);
    await expect(bookingForm(page).additionalInfo).toHaveValue(
      'Please tell me if a time opens on Tuesday, July 22. Closed now: 9:30 – 10:00 AM.\n',
    );
    await expect(page).toHaveURL(/\/ask$/);
  });
});
