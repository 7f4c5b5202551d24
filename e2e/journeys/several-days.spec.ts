import { formatRequest } from '@/lib/request/message';
import { failedSentence, invalidSentence } from '@/lib/request/sentences';
import { requestBy } from '../support/booking-form';
import { calendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { check, uncheck } from '../support/press';

const textOfFourDays = [
  'Date: Monday, July 21, 2025 (2025-07-21)',
  'When: 9:00 – 10:00 AM',
  'Time slots: 9:00 AM, 9:30 AM',
  'Also on: Tuesday, July 22, 2025 (2025-07-22); Monday, July 28, 2025 (2025-07-28); Monday, August 4, 2025 (2025-08-04)',
  'Lessons: 2 times × 4 days = 8 lessons',
  'Lesson types: Weekly ($45 per lesson)',
  '',
].join('\n');

test('several requested days survive a visit to the home page and a failure', async ({
  page,
  parent,
}) => {
  await parent.injectFault({ kind: 'respond', status: 400, times: 1 });
  const days = ['Tue, Jul 22', 'Mon, Jul 28', 'Mon, Aug 4'];
  const times = ['9:00 AM', '9:30 AM'];
  const { dayCheckbox, summary, submit } = await parent.fillInDay('2025-07-21', times, ['Weekly']);
  for (const name of days) await check(dayCheckbox(name));
  await expect(summary).toHaveText('2 times × 4 days = 8 lessons Weekly ($45 per lesson)');
  await page.getByRole('link', { name: 'Home' }).click();
  await calendar(page).dayLink('Monday, July 21, 2025').click();
  await expect(summary).toHaveText('2 times × 4 days = 8 lessons Weekly ($45 per lesson)');

  await parent.submit();
  await expect(page.getByText(failedSentence)).toBeInViewport();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(submit).toBeFocused();
  await parent.submitAndExpectSent();
  const requested = page.getByRole('listitem').filter({ hasText: /^\w{3},\s\w{3}\s\d+$/ });
  await expect(requested).toHaveText(['Mon, Jul 21', ...days]);
  for (const line of ['9:00 AM, 9:30 AM', '2 times × 4 days = 8 lessons']) {
    await expect(page.getByText(line, { exact: true })).toHaveCSS('font-weight', '700');
  }
  await expect(page.getByText('Weekly ($45 per lesson)', { exact: true })).toBeVisible();
  expect(await parent.message()).toContain(textOfFourDays);
});

const textWithoutClosedDay = [
  'Date: Friday, July 18, 2025 (2025-07-18)',
  'When: 9:00 – 9:30 AM, 4:00 – 4:30 PM',
  'Time slots: 9:00 AM, 4:00 PM',
  'Also on: Saturday, July 19, 2025 (2025-07-19)',
  'Lessons: 2 times × 2 days = 4 lessons',
  'Lesson types: Week long ($225 per week)',
  '',
].join('\n');

test('a day is left out if a chosen time is not open on it', async ({ page, parent }) => {
  const times = ['9:00 AM'];
  const { slot, dayCheckbox, summary } = await parent.fillInDay('2025-07-18', times, ['Week long']);
  const tuesday = dayCheckbox('Tue, Jul 22');
  for (const name of ['Sat, Jul 19', 'Tue, Jul 22', 'Thu, Jul 24']) await check(dayCheckbox(name));
  await check(slot('4:00 PM'));
  await expect(tuesday).toBeDisabled();
  await expect(tuesday).toHaveAccessibleDescription('4:00 PM is not open');
  const leftOut = page.getByRole('status').filter({
    hasText: 'Left out, because a chosen time is not open: Tue, Jul 22; Thu, Jul 24.',
  });
  await expect(leftOut).toBeVisible();
  await expect(summary).toHaveText('2 times × 2 days = 4 lessons Week long ($225 per week)');

  await page.reload();
  await expect(leftOut).toBeVisible();
  await uncheck(slot('4:00 PM'));
  await expect(tuesday).toBeEnabled();
  await expect(tuesday).toBeChecked();
  await expect(leftOut).toHaveCount(0);
  await expect(summary).toHaveText('1 time × 4 days = 4 lessons Week long ($225 per week)');

  await check(slot('4:00 PM'));
  await expect(tuesday).toBeDisabled();
  await parent.submitAndExpectSent();
  expect(await parent.message()).toContain(textWithoutClosedDay);
});

test('an email about more days without a chosen time names no number of lessons', () => {
  const message = formatRequest({
    ...requestBy('parent@example.com'),
    date: '2025-07-18',
    times: [],
    lessonTypes: [],
    otherDates: ['2025-07-19'],
  });
  expect(message).toContain(
    'Time slots: none chosen\nAlso on: Saturday, July 19, 2025 (2025-07-19)\nLesson types: none chosen\n',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is returned, and nothing is sent, if a chosen time is not open on a chosen day', async ({
    page,
    parent,
  }) => {
    const times = ['9:00 AM', '4:00 PM'];
    const { moreDays, dayCheckbox } = await parent.fillInDay('2025-07-18', times, ['Week long']);
    await moreDays.click();
    await expect(page.getByRole('button', { name: /^All/ })).toHaveCount(0);
    for (const name of ['Sat, Jul 19', 'Tue, Jul 22']) await check(dayCheckbox(name));
    await parent.submit();
    await expect(page.getByText(invalidSentence)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'On Tue, Jul 22' })).toHaveText(
      'On Tue, Jul 22, 4:00 PM is not open. Please leave this day out, or choose other times.',
    );
    await parent.expectArrived({ requests: 0, messages: 0 });

    // The returned form still holds everything else.
    await uncheck(dayCheckbox('Tue, Jul 22'));
    await parent.submitAndExpectSent();
    expect(await parent.message()).toContain(textWithoutClosedDay);
  });
});
