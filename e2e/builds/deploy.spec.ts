import type { Page } from '@playwright/test';
import {
  goneDaysSentence,
  invalidSentence,
  messageSentSentence,
  noSlotsSentence,
  notOpenSentence,
} from '@/lib/request/sentences';
import { weigh } from '../budgets/weight';
import { additionalInfo, bookingForm } from '../support/booking-form';
import { calendar, openCalendar, zoomOut } from '../support/calendar';
import { chunkWith } from '../support/chunks';
import { bar } from '../support/instructor-page';
import { answerPath } from '../support/links';
import type { Parent } from '../support/parent';
import { dayPath, postForm, requestOf } from '../support/posted-form';
import { check, pressKeys, tap } from '../support/press';
import { calendarAfter } from '../support/read-calendar-file';
import { addToCalendar } from '../support/receipt';
import { expect } from '../support/test';
import { closeCommand, test } from './deployments';

// One file has all tests of the later build. The worker of another file could make that build at the same time.

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

test('the command that the answer page sends closes the times', async ({
  page,
  deploy,
  inbox,
  parentEmail: email,
}) => {
  const origin = await deploy('tested');
  const otherDates = ['2025-07-22', '2025-07-29', '2025-08-05'];
  const request = { ...requestOf(email, otherDates), times: ['9:30 AM', '11:00 AM'] };
  expect(await postForm(origin + dayPath, request)).toMatchObject({ location: '/' });
  await page.goto(`${inbox.origin}?containing=${email}`);
  await page.getByRole('link').click();
  const open = page.getByRole('checkbox', { checked: true, description: 'open' });
  await expect(open).toHaveCount(4);
  const link = page.getByRole('link', { name: 'Close these times' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.searchParams.get('body')).toContain(`\n${closeCommand}\n`);

  // The later build ran this command.
  await deploy('later');
  await page.reload();
  const closed = page.getByRole('checkbox', { checked: false, description: 'closed' });
  await expect(closed).toHaveCount(4);
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

for (const { way, device, press } of [
  { way: 'on a phone', device: phone, press: tap },
  { way: 'with the keyboard', device: {}, press: pressKeys },
]) {
  test.describe(way, () => {
    test.use(device);

    test('a request of which a time was closed meanwhile becomes a lesson that the family can cancel', async ({
      page,
      deploy,
      parent,
    }) => {
      const origin = await deploy('tested');
      await page.clock.setFixedTime('2025-07-10T12:00:00Z');
      const form = bookingForm(page);
      await page.goto(`${origin}/timeslots/2025-07-21`);
      await press(form.slot('9:30 AM'));
      await press(form.slot('10:00 AM'));
      await press(form.moreDays);
      await press(form.dayCheckbox('Tue, Jul 22'));
      await form.email.fill(parent.email);
      await press(form.submit);
      await parent.expectSent();
      const tentative = await addToCalendar(page, press);

      await deploy('later');
      await page.goto(`${parent.inbox.origin}?containing=${parent.email}`);
      await press(page.getByRole('link'));
      const mixed = page.getByRole('group', { name: 'Tuesday, July 22, 2025' });
      await expect(mixed.getByRole('checkbox', { checked: false })).toHaveAccessibleName('9:30 AM');
      await press(mixed.getByRole('checkbox', { checked: true }));
      await press(page.getByText('Yes, that works', { exact: true }));
      const yes = await page.getByText(/^Hi! Yes, that works:/).innerText();
      expect(yes).toContain('Monday, July 21, 9:30 – 10:30 AM\n\nI can’t make:\nTuesday, July 22,');

      const reference = /(?<=Reference: ).*/.exec(await parent.message())?.[0] ?? '';
      const sentToServer: string[] = [];
      page.on('request', (request) => {
        const [url, body] = [request.url().split('#')[0], request.postData()];
        sentToServer.push(JSON.stringify([url, request.headers(), body]));
      });
      await page.goto(yes.split('\n').at(-1) ?? '');
      await expect(page.getByRole('listitem').getByText('9:30 – 10:30 AM')).toBeVisible();
      await expect(page.getByText(/^Not confirmed: Tuesday, July 22,/)).toBeVisible();
      const confirmed = await addToCalendar(page, press);
      const files = [tentative, confirmed].map(({ bytes }) => bytes.toString('utf8'));
      expect(calendarAfter(...files)).toMatchObject([
        { start: '2025-07-21T13:30:00Z', end: '2025-07-21T14:00:00Z', status: 'CONFIRMED' },
        { start: '2025-07-21T14:00:00Z', end: '2025-07-21T14:30:00Z', status: 'CONFIRMED' },
      ]);

      await press(page.getByRole('link', { name: 'I can’t come on Monday, July 21, 2025' }));
      const line = `I can’t come on Monday, July 21 (${reference}): 9:30 – 10:30 AM.`;
      await expect(form.additionalInfo).toHaveValue(`${line}\n`);
      expect(sentToServer.join()).not.toContain(reference);
      await form.email.fill(parent.email);
      await press(form.submit);
      await expect(page.getByText(messageSentSentence).filter({ visible: true })).toBeVisible();
      const [message] = await parent.inbox.messages(line);
      expect(Object(message?.body.template_params).message).toMatch(`Question: ${line}\n`);
    });
  });
}

test('on a site whose repository is not known, the pages show commands to copy', async ({
  page,
  deploy,
}) => {
  const origin = await deploy('later');
  // Of these three days, 11:00 AM is closed only on July 15.
  const dates = ['2025-07-15', '2025-07-16', '2025-07-18'];
  await page.goto(origin + answerPath({ dates, times: ['10:00 AM', '11:00 AM'] }));
  await expect(page.getByRole('code')).toHaveText(
    'npm run slots -- close 2025-07-15 "10:00 AM"\nnpm run slots -- close 2025-07-16 2025-07-18 "10:00 AM" "11:00 AM"',
  );
  await expect(page.getByRole('link', { name: 'Close these times' })).toHaveCount(0);
  // This site has a time zone.
  const { bytes } = await addToCalendar(page);
  expect(bytes.toString('utf8')).toContain('DTSTART:20250715T140000Z');

  await page.getByRole('link', { name: 'All your times' }).click();
  await page.getByRole('button', { name: /^Tuesday, July 15, 2025/ }).click();
  await check(page.getByRole('checkbox', { name: '10:00 AM' }));
  await bar(page).getByText('Run this on a computer').click();
  await expect(bar(page).getByRole('code')).toHaveText(
    'npm run slots -- close 2025-07-15 "10:00 AM"',
  );
  const next = page.getByRole('region', { name: 'Next season' });
  await expect(next.getByRole('code')).toHaveText(/^npm run season -- \S+ \S+ --from "9:00 AM" /);
  await expect(page.getByRole('link', { name: /^Send to GitHub|^New season/ })).toHaveCount(0);
});

test('without SITE_URL, the build says so, and pages have no canonical URL, shared photo or sitemap entry', async ({
  request,
  deploy,
  deployments,
}) => {
  const origin = await deploy('later');
  expect(deployments.output.split('origin is unknown, so pages have no')).toHaveLength(2);
  for (const path of [
    '/',
    '/timeslots/2025-07-16',
    '/calendar/2025',
    '/sitemap.xml',
    '/robots.txt',
  ]) {
    const html = await (await request.get(origin + path)).text();
    expect.soft(html, path).not.toMatch(/localhost:3000|canonical|og:image|<loc>|Sitemap:/);
  }
});

async function goToTheTimes(page: Page): Promise<void> {
  await page.getByRole('link', { name: notOpenSentence(['9:00 AM']) }).click();
  await expect(bookingForm(page).slot('9:30 AM')).toBeFocused();
  await expect(bookingForm(page).summary).toHaveText('10:30 AM Weekly: $45 per lesson · One time');
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

const reportingScript = (site: string) => chunkWith('sendBeacon', site);

test('a page reports web vitals when the visitor leaves', async ({ page, deploy, deployments }) => {
  const origin = await deploy('later');
  const path = '/timeslots/2025-07-16';
  const earlier = deployments.vitals().length;
  const reported = () =>
    deployments
      .vitals()
      .slice(earlier)
      .filter((report) => report.path === path)
      .map(({ name }) => name);
  await page.goto(`${origin}${path}?from=a-friend`);
  // The reporting script loads when the page is idle.
  await expect.poll(reported).toContain('TTFB');
  await check(bookingForm(page).slot('9:00 AM'));
  await page.goto(`${origin}/robots.txt`);
  await expect.poll(reported).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS']));
});

test.describe('when the script that reports web vitals stalls', () => {
  test.use({ expectedConsoleError: /Loading chunk web-vitals failed/ });

  test('the console reports it after two minutes, and the form stays', async ({
    page,
    deploy,
    deployments,
  }) => {
    const origin = await deploy('later');
    await page.clock.install();
    const script = reportingScript(deployments.folders.later);
    await page.route(script, () => undefined);
    const requested = page.waitForRequest(script);
    await page.goto(`${origin}/timeslots/2025-07-16`);
    await requested;
    const reports = async () =>
      (await page.consoleMessages()).filter((message) => message.type() === 'error').length;
    await page.clock.fastForward('01:55');
    await check(bookingForm(page).slot('9:00 AM'));
    await expect(bookingForm(page).summary).toHaveText('9:00 AM');
    expect(await reports()).toBe(0);
    await page.clock.fastForward('00:05');
    await expect.poll(reports).toBe(1);
    await expect(bookingForm(page).slot('9:00 AM')).toBeChecked();
  });
});

test('a season of eight months adds at most 1% to the home page, and nothing to its scripts', async ({
  page,
  deploy,
}) => {
  const short = await weigh(page, await deploy('tested'));
  const texts: Promise<string>[] = [];
  const origin = await deploy('later');
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  const long = await weigh(page, origin);
  const scripts = await Promise.all(texts);
  expect(long.document).toBeLessThanOrEqual(short.document * 1.01);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes('2026-03-03'))).toEqual([]);
});

test('in the sixth month of a season, the home page opens on it, and prefetches only days to come', async ({
  page,
  deploy,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/timeslots/')) requested.add(pathname);
  });
  await page.clock.install({ time: '2025-12-10T12:00:00Z' });
  await openCalendar(page, await deploy('later'));
  await expect(calendar(page).title).toHaveText('December 2025');
  await calendar(page).section.scrollIntoViewIfNeeded();
  await expect.poll(() => requested.size).toBe(22);
  await calendar(page).dayLink('Wednesday, December 10, 2025').click();
  // A click so soon and so near would be the rest of a double click.
  await bookingForm(page).moreDays.press('Enter');
  const weeks = page.getByRole('group', { name: 'Every Wednesday' });
  await expect(weeks.getByRole('checkbox')).toHaveCount(7);
  expect([...requested].filter((path) => path < '/timeslots/2025-12-10')).toEqual([]);
});

test('the calendar crosses the end of a year, and ends with the season’s last month', async ({
  page,
  deploy,
}) => {
  const origin = await deploy('later');
  await openCalendar(page, `${origin}/calendar/2025-11`);
  const { title, days, disabled, selectable, previous, next, grid } = calendar(page);
  for (const month of ['December 2025', 'January 2026', 'February 2026']) {
    await next.click();
    await expect(title).toHaveText(month);
  }
  await zoomOut(page, '2026', '2021 – 2030');
  await expect(selectable('2021 – 2030')).toHaveText(['2025', '2026']);

  await openCalendar(page, `${origin}/calendar/2026-02`);
  await next.click();
  await expect(grid('March 2026')).toBeVisible();
  await expect(days).toHaveCount(3);
  await expect(disabled('March 2026')).toHaveCount(28);
  await expect(next).toBeDisabled();
  await expect(previous).toHaveAccessibleName('Previous month, February 2026');
});
