import { bookingForm } from '../support/booking-form';
import { chunkWith } from '../support/chunks';
import { bar } from '../support/instructor-page';
import { answerPath } from '../support/links';
import { check } from '../support/press';
import { addToCalendar } from '../support/receipt';
import { expect } from '../support/test';
import { test } from './deployments';

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
