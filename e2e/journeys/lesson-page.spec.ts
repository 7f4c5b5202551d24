import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { packaged } from '../platform/deployed-site';
import { bookingForm } from '../support/booking-form';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { fragmentOf, lessonPath } from '../support/links';
import { readCalendarFile } from '../support/read-calendar-file';
import { addToCalendar } from '../support/receipt';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

const lessons = {
  dates: ['2025-07-15', '2025-07-22'],
  times: ['9:30 AM', '10:00 AM'],
  leftOut: [{ date: '2025-07-22', times: ['10:00 AM'] }],
  reference: 'K7Q2M',
} as const;

function cancelling(page: Page) {
  return page.getByRole('link', { name: /^I can’t come/ });
}

test('the family’s page shows past lessons quietly, and offers what can be done until two days later', async ({
  page,
}) => {
  await setClock(page, '2025-07-22T09:59');
  await page.goto(lessonPath(lessons));
  await expect(page.getByRole('listitem')).toHaveText([
    'Tuesday, July 15, 2025 passed9:30 – 10:30 AM',
    'Tuesday, July 22, 2025 9:30 – 10:00 AMI can’t come on Tuesday, July 22, 2025',
    'Not confirmed: Tuesday, July 22, 10:00 – 10:30 AM',
  ]);
  await expect(page.getByText('my message counts.')).toBeVisible();
  const { name, bytes } = await addToCalendar(page);
  expect(name).toBe('swim-lesson-K7Q2M.ics');
  const { events } = readCalendarFile(bytes.toString('utf8'));
  expect(events.map(({ start, status }) => `${start} ${status}`)).toEqual([
    '2025-07-15T09:30:00 CONFIRMED',
    '2025-07-15T10:00:00 CONFIRMED',
    '2025-07-22T09:30:00 CONFIRMED',
    '2025-07-22T10:00:00 CANCELLED',
  ]);
  await expectNoLayoutShifts(page);

  await setClock(page, '2025-07-22T10:00');
  await page.reload();
  await expect(page.getByText('passed', { exact: true })).toHaveCount(2);
  await setClock(page, '2025-07-24T23:59');
  await page.reload();
  await expect(cancelling(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();

  await setClock(page, '2025-07-25T00:00');
  await page.reload();
  await expect(page.getByText('passed', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

for (const [visitor, timezoneId, moment] of [
  ['in New York, two hours before', 'America/New_York', '2025-07-22T07:05-07:00'],
  ['in Tokyo, the evening before', 'Asia/Tokyo', '2025-07-21T20:00-07:00'],
] as const) {
  test.describe(visitor, () => {
    test.use({ timezoneId });

    test('a lesson in Los Angeles that seems to have passed can be added and cancelled', async ({
      page,
    }) => {
      await setClock(page, moment);
      await page.goto(lessonPath({ dates: ['2025-07-22'], times: ['9:00 AM'] }));
      await expect(page.getByText('passed', { exact: true })).toBeVisible();
      await addToCalendar(page);
      await cancelling(page).click();
      await expect(bookingForm(page).additionalInfo).toHaveValue(
        'I can’t come on Tuesday, July 22 (K7Q2M): 9:00 – 9:30 AM.\n',
      );
    });
  });
}

test('a note for the lesson that a family cannot attend keeps what stands in the question', async ({
  page,
}) => {
  await setClock(page, '2025-07-10T12:00');
  await page.goto('/ask');
  await bookingForm(page).additionalInfo.fill('Thank you!');
  await page.goto(lessonPath(lessons));
  await page.getByRole('link', { name: 'I can’t come on Tuesday, July 22, 2025' }).click();
  await expect(bookingForm(page).additionalInfo).toHaveValue(
    'I can’t come on Tuesday, July 22 (K7Q2M): 9:30 – 10:00 AM.\nThank you!',
  );
});

test.describe('a changed link', () => {
  // A link with an escaped hash is first a page that does not exist.
  test.use({ expectedConsoleError: /status of 404/ });

  test('a link with an escaped hash opens, and a made-up one shows nothing of its text', async ({
    page,
  }) => {
    await setClock(page, '2025-07-10T12:00');
    await page.goto(lessonPath(lessons).replace('#', '%23'));
    await expect(page.getByRole('listitem')).toHaveCount(3);
    for (const made of [
      'Your lesson is free',
      fragmentOf('Your lesson is free'),
      fragmentOf({ ...lessons, reference: 'free!' }),
      fragmentOf({ ...lessons, leftOut: lessons.dates.map((date) => ({ ...lessons, date })) }),
    ]) {
      await page.goto(`/lesson#${made}`);
      await expect(page.getByRole('alert').filter({ hasText: 'link' })).toHaveText(
        /^This link cannot be read/,
      );
      await expect(page.getByText('free')).toHaveCount(0);
      await expect(page.getByRole('listitem')).toHaveCount(0);
    }
  });
});

test('without JavaScript, the page says where to find the days; no page links to it, and it is not indexed', async ({
  request,
}) => {
  const html = await (await request.get('/lesson')).text();
  expect(html).toContain('The days and times are in the message too.');
  expect(html).toContain('<meta name="robots" content="noindex"');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/ask<');
  expect(sitemap).not.toContain('/lesson');
  const { pages } = packaged;
  expect(Object.keys(pages)).toEqual(
    expect.arrayContaining(['/', '/ask', '/timeslots/2025-07-16']),
  );
  for (const [path, file] of Object.entries(pages)) {
    expect(readFileSync(file, 'utf8'), path).not.toContain('/lesson');
  }
});
