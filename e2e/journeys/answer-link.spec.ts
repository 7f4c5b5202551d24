import { readAnswerFragment } from '@/lib/request/answer-link';
import { box, checkedBoxes, request } from '../support/answer-page';
import { answerPath, fragmentOf } from '../support/links';
import { expect, test } from '../support/test';

test('an old link shows which times are still open, and a broken link says what to do instead', async ({
  page,
}) => {
  await page.goto(answerPath(request));
  const details = page.getByRole('region', { name: 'Request K7Q2M' });
  await expect(box(page, 'Thu, Aug 7')).toHaveAccessibleDescription('closed');
  const mixed = details.getByRole('group', { name: 'Fri, Aug 8' });
  await expect(mixed.getByRole('checkbox', { checked: false })).toHaveAccessibleDescription(
    'closed',
  );
  await expect(mixed.getByRole('checkbox', { checked: true })).toHaveAccessibleName('5:00 PM');
  // The number cannot be dialed as it is.
  await expect(page.getByText('ext. 5')).toBeVisible();
  await expect(page.getByText('ext. 5')).toHaveAttribute('dir', 'auto');
  await page.getByText('Sorry, no', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy the reply' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveCount(0);
  await expect(page.locator('a[href^="sms:"], a[href^="tel:"]')).toHaveCount(0);

  // Another email's link opens in the same tab.
  await page.goto(answerPath());
  await expect(box(page, 'Tue, Jul 15')).toBeChecked();
  await expect(page.getByText('No email or phone number was left.')).toBeVisible();
  await page.getByText('Another time', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy the reply' })).toBeVisible();
  await page.getByRole('link', { name: 'All your times' }).click();
  await expect(page.getByRole('heading', { name: 'Your times' })).toBeVisible();
  await page.goBack();
  await expect(box(page, 'Tue, Jul 15')).toBeChecked();
  await page.goBack();
  await expect(details).toBeVisible();
  await page.goto(answerPath({ dates: ['1999-12-31'] }));
  await expect(box(page, 'Fri, Dec 31, 1999')).toHaveAccessibleDescription('not offered');
  await expect(checkedBoxes(page)).toHaveCount(0);
  await page.goto(answerPath(request).slice(0, -3));
  await expect(page.getByRole('alert').filter({ hasText: 'link' })).toHaveText(
    /^This link cannot be read.* Everything that it holds is in the email too/,
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('the skip link keeps the request in the URL', async ({ page }) => {
  await page.goto(answerPath(request));
  await expect(page.getByRole('region', { name: 'Request K7Q2M' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Request K7Q2M' })).toBeVisible();
});

test.describe('a changed link', () => {
  // A link with an escaped hash is first a page that does not exist.
  test.use({ expectedConsoleError: /status of 404/ });

  test('a link that an email program has changed opens', async ({ page }) => {
    const link = answerPath({ lessonTypes: ['Yearly'], email: 'jo@example.com', phone: '5 0100' });
    const changes = {
      'an escaped hash': link.replace('#', '%23'),
      'a closing quotation mark at the end': `${link}”`,
      'a parameter at the end': `${link}&utm_source=mail`,
      'a parameter before the hash': link.replace('#', '?utm_source=mail#'),
    };
    for (const [change, changed] of Object.entries(changes)) {
      await test.step(change, async () => {
        await page.goto('about:blank');
        await page.goto(changed);
        await expect(page.getByRole('heading', { name: 'Request K7Q2M' })).toBeVisible();
        await expect(page.getByText('9:30 AM', { exact: true })).toBeVisible();
        await expect(box(page, 'Tue, Jul 15')).toBeChecked();
        // The site has no such lesson type anymore.
        await expect(page.getByText('Yearly · 1 lesson')).toBeVisible();
        await expect(page.getByRole('link', { name: 'jo@example.com' })).toBeVisible();
        await expect(page.getByText('5 0100')).toBeVisible();
      });
    }
  });
});

test('a forged fragment is rejected, or cleaned like a form', () => {
  const valid = { ...request, email: 'jo@example.com', reference: 'K7Q2M' };
  const read = (fields: object) => readAnswerFragment(fragmentOf({ ...valid, ...fields }));
  for (const [flaw, fields] of [
    ['no reference', { reference: undefined }],
    ['a word as the reference', { reference: 'LEARN' }],
    ['no date that exists', { dates: ['2025-08-32'] }],
    ['an address with a script', { email: '<script>@example.com' }],
    ['a number as the address', { email: 5 }],
    ['a phone number of 41 characters', { phone: '5'.repeat(41) }],
  ] as const) {
    expect.soft(read(fields), flaw).toBeUndefined();
  }
  const dates = ['2025-08-08', '2025-08-07', '2025-08-08', '2025-02-30'];
  const times = ['5:00 PM', '25:00 PM', '9:00 AM', 900];
  expect(
    read({ dates, times, lessonTypes: ['\u202eWeekly', '', []], phone: ' ext.\n5', note: 'x' }),
  ).toEqual(valid);
});
