import { readFileSync } from 'node:fs';
import { packaged } from '../platform/deployed-site';
import { bookingForm } from '../support/booking-form';
import { expectNoLayoutShifts } from '../support/layout-shifts';
import { readCalendarFile } from '../support/read-calendar-file';
import { addToCalendar } from '../support/receipt';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

const lessons = 'd=2025-07-15.2025-07-22&t=0930.1000&n=2025-07-22T1000&r=K7Q2M';

test('the family’s page shows what is past quietly, and what is to come with all that can be done', async ({
  page,
}) => {
  await setClock(page, '2025-07-22T09:59');
  await page.goto(`/lesson#${lessons}`);
  await expect(page.getByRole('listitem')).toHaveText([
    'Tuesday, July 15, 2025passed9:30 – 10:30 AM',
    'Tuesday, July 22, 20259:30 – 10:00 AMI can’t come on Tuesday, July 22, 2025',
  ]);
  await expect(page.getByText('Not confirmed: Tuesday, July 22, 10:00 – 10:30 AM')).toBeVisible();
  await expect(page.getByText('my message counts.')).toBeVisible();
  const { name, bytes } = await addToCalendar(page);
  expect(name).toBe('swim-lesson-K7Q2M.ics');
  expect(readCalendarFile(bytes.toString('utf8')).events).toHaveLength(2);
  await expectNoLayoutShifts(page);

  await setClock(page, '2025-07-22T10:00');
  await page.reload();
  await expect(page.getByText('passed', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

test('a note for the lesson that a family cannot attend keeps what stands in the question', async ({
  page,
}) => {
  await setClock(page, '2025-07-10T12:00');
  await page.goto('/ask');
  await bookingForm(page).additionalInfo.fill('Thank you!');
  await page.goto(`/lesson#${lessons}`);
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
    await page.goto(`/lesson%23${lessons}`);
    await expect(page.getByRole('listitem')).toHaveCount(2);
    for (const made of [
      'Your lesson is free',
      lessons.replace('K7Q2M', 'free!'),
      `${lessons}&d=x`,
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
