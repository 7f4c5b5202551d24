import { answerLink, readAnswerFragment } from '@/lib/links/answer-link';
import { addDays } from '@/lib/season/iso-date';
import { box, request, ticked } from '../support/answer-page';
import { expect, test } from '../support/test';

test('an old link shows which times are still open, and a broken link says what to do instead', async ({
  page,
}) => {
  await page.goto(`/answer#${request}`);
  const details = page.getByRole('region', { name: 'Request K7Q2M' });
  await expect(box(page, 'Thu, Aug 7')).toHaveAccessibleDescription('closed');
  const mixed = details.getByRole('group', { name: 'Friday, August 8, 2025' });
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
  await page.goto('/answer#d=2025-07-15&t=0930&l=&e=&p=&r=K7Q2M');
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
  await page.goto('/answer#d=1999-12-31&t=0930&l=&e=&p=&r=K7Q2M');
  await expect(box(page, 'Fri, Dec 31, 1999')).toHaveAccessibleDescription('not offered');
  await expect(ticked(page)).toHaveCount(0);
  await page.goto(`/answer#${request}${'A'.repeat(100_000)}`);
  await expect(page.getByRole('alert').filter({ hasText: 'link' })).toHaveText(
    /^This link cannot be read.* Everything that it holds is in the email too/,
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('the skip link keeps the request in the URL', async ({ page }) => {
  await page.goto(`/answer#${request}`);
  await expect(page.getByRole('region', { name: 'Request K7Q2M' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Request K7Q2M' })).toBeVisible();
});

const original = 'd=2025-07-15&t=0930&l=Week%20long&e=jo%40example.com&p=%2B1%20555%200100&r=K7Q2M';

test.describe('a changed link', () => {
  // A link with an escaped hash is first a page that does not exist.
  test.use({ expectedConsoleError: /status of 404/ });

  test('a link that an email program has changed opens', async ({ page }) => {
    const changes = {
      'an escaped hash': `/answer%23${original}`,
      'an escaped hash and fragment': `/answer%23${encodeURIComponent(original)}`,
      'a closing quotation mark at the end': `/answer#${original}”`,
      'a parameter before the hash': `/answer?utm_source=mail#${original}`,
      'no escapes': `/answer#${decodeURIComponent(original)}`,
    };
    for (const [change, link] of Object.entries(changes)) {
      await test.step(change, async () => {
        await page.goto('about:blank');
        await page.goto(link);
        await expect(page.getByRole('heading', { name: 'Request K7Q2M' })).toBeVisible();
        await expect(page.getByText('9:30 AM', { exact: true })).toBeVisible();
        await expect(box(page, 'Tue, Jul 15')).toBeChecked();
        await expect(page.getByText('Week long')).toBeVisible();
        await expect(page.getByRole('link', { name: 'jo@example.com' })).toBeVisible();
        await expect(page.getByRole('link', { name: '+1 555 0100', exact: true })).toBeVisible();
      });
    }
  });
});

test('a changed fragment that no browser would escape is read like the original', () => {
  const changes = {
    'one more layer of escapes': encodeURIComponent(original),
    'escaped percent signs': original.replaceAll('%', '%25'),
  };
  const answered = readAnswerFragment(original);
  expect(answered).toMatchObject({
    date: '2025-07-15',
    times: ['9:30 AM'],
    lessonTypes: ['Week long'],
    email: 'jo@example.com',
    phone: '+1 555 0100',
    reference: 'K7Q2M',
  });
  for (const [change, fragment] of Object.entries(changes)) {
    const { hash } = new URL(`http://localhost/answer#${fragment}`);
    expect.soft(hash, change).toBe(`#${fragment}`);
    expect.soft(readAnswerFragment(fragment), change).toEqual(answered);
  }
  const email = '50%off@example.com';
  const unescaped = decodeURIComponent(original).replace('jo@example.com', email);
  expect(readAnswerFragment(unescaped)).toEqual({ ...answered, email });
});

test('a forged or malformed fragment is rejected', () => {
  const fiveHundredDays = Array.from({ length: 500 }, (_, index) => addDays('2024-01-01', index));
  for (const [flaw, fragment] of [
    ['100 KB', `${request}&utm_source=${'A'.repeat(100_000)}`],
    ['another encoding', request.replace('ext.%205', '%E4%F6')],
    ['a script', request.replace('ext.%205', '%3Cscript%3Ealert(1)%3C%2Fscript%3E%0A')],
    ['an address with a script', request.replace('e=', 'e=%3Cscript%3E%40example.com')],
    ['marks that reorder text', request.replace('ext.%205', '%E2%80%AE555')],
    ['a date that does not exist', request.replace('2025-08-08', '2025-08-32')],
    ['a time twice', request.replace('0900.1700', '0900.0900')],
    ['a field twice', `${request}&r=K7Q2M`],
    ['a lesson type twice', request.replace('Weekly', 'Weekly.Weekly')],
    ['marks that reorder a lesson type', request.replace('Weekly', '%E2%80%AEWeekly')],
    ['500 days', request.replace('2025-08-07', fiveHundredDays.join('.'))],
    ['a lone percent sign', '%'],
    ['no reference', request.replace(/&r=.*/, '')],
  ] as const) {
    expect.soft(readAnswerFragment(fragment), flaw).toBeUndefined();
  }
  expect(readAnswerFragment(request)).toBeDefined();
});

test('the names of lesson types may have dots and tildes', () => {
  const lessonTypes = ['1.5 hours', 'Sr. swimmers', '~30 minutes', '~1', 'Weekly'];
  const answered = { date: '2025-07-15', otherDates: [], times: [], email: '', phone: '' };
  const link = answerLink({ ...answered, lessonTypes, reference: 'K7Q2M' });
  expect(readAnswerFragment(new URL(link, 'http://localhost').hash.slice(1))).toMatchObject({
    lessonTypes,
  });
});

test('lesson types that were renamed, removed or reordered since then are as they were written', () => {
  const old = request.replace('l=Weekly', 'l=Yearly.One%20time.Weekly');
  expect(readAnswerFragment(old)?.lessonTypes).toEqual(['Yearly', 'One time', 'Weekly']);
});
