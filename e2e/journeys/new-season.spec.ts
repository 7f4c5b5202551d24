import { addDays } from '@/lib/season/iso-date';
import {
  bar,
  commandsIn,
  dayButton,
  sendAndComeBack,
  sent,
  timeBox,
} from '../support/instructor-page';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test.beforeEach(async ({ page }) => {
  await setClock(page, '2025-08-09T12:00');
});

test('a new season begins with the one there is, and shows what it would be', async ({ page }) => {
  await page.clock.setFixedTime('2025-10-10T12:00:00Z');
  await page.goto('/instructor');
  await page.getByRole('button', { name: 'New season' }).click();
  const season = page.getByRole('region', { name: 'New season' });
  await expect(season.getByLabel('First day', { exact: true })).toHaveValue('2026-06-30');
  await expect(season.getByLabel('Last day', { exact: true })).toHaveValue('2026-09-29');
  await expect(season.getByLabel('First lesson')).toHaveValue('9:00 AM');
  await expect(season.getByLabel('Last lesson')).toHaveValue('7:30 PM');
  const timeOff = season.getByRole('group', { name: 'Time off' });
  await expect(timeOff.getByRole('listitem')).toContainText([
    'Tue, Thu 4:00 PM – 5:00 PM',
    'Sun 1:00 PM – 2:00 PM',
  ]);
  await season.getByText('Not carried over').click();
  await expect(season.getByText('Off: Tue, Jul 1, 2025 – Mon, Jul 14, 2025.')).toBeVisible();
  await expect(season.getByText('Without: Wed, Jul 16, 2025, 4:00 PM, 4:30 PM.')).toBeVisible();

  await season.getByLabel('First day', { exact: true }).fill('2026-06-15');
  await season.getByLabel('Last day', { exact: true }).fill('2026-08-30');
  await timeOff.getByRole('button', { name: 'Remove Sun 1:00 PM – 2:00 PM' }).click();
  await timeOff.getByText('Add days off').click();
  await timeOff.getByLabel('First day off').fill('2026-07-04');
  await timeOff.getByRole('button', { name: 'Add these days' }).click();
  await timeOff.getByText('Add a weekly break').click();
  await timeOff.getByRole('checkbox', { name: 'Mon' }).check();
  await timeOff.getByRole('button', { name: 'Add whole days' }).click();
  await expect(season.getByText(/^77 days, 1,\d{3} slots$/)).toBeVisible();
  await expect(season.getByRole('grid')).toHaveCount(3);
  await expect(bar(page).getByRole('paragraph').first()).toHaveText(
    'New season: Mon, Jun 15, 2026 – Sun, Aug 30, 2026',
  );
  expect(await commandsIn(page)).toEqual([
    'npm run season -- 2026-06-15 2026-08-30 --from "9:00 AM" --to "7:30 PM" --break "Tue,Thu 4:00 PM-5:00 PM" --break 2026-07-04 --break Mon',
  ]);

  // The last lesson follows the first at a multiple of a lesson's length.
  const lastLessons = season.getByLabel('Last lesson').getByRole('option');
  await expect(lastLessons.first()).toHaveText('9:00 AM');
  await expect(lastLessons).toHaveCount(30);

  // A break that removes nothing is left out.
  await season.getByLabel('Last lesson').selectOption('3:30 PM');
  await expect(season.getByText('Left out, because it removes nothing: Tue, Thu')).toBeVisible();
  expect((await commandsIn(page))[0]).not.toContain('Tue,Thu');

  // No link holds so many breaks.
  const breaks = Array.from(
    { length: 60 },
    (_, index) => `${addDays('2026-06-15', index)} 9:00 AM-9:30 AM`,
  );
  await page.evaluate((many) => {
    const { newSeason, ...kept } = JSON.parse(sessionStorage.getItem('instructor') ?? '');
    const plan = { ...newSeason.plan, breaks: many };
    const choices = { ...kept, newSeason: { ...newSeason, plan } };
    sessionStorage.setItem('instructor', JSON.stringify(choices));
  }, breaks);
  await page.reload();
  await expect(bar(page)).toContainText('Too long for a link. Copy this, and paste it on GitHub');
  await expect(season.getByLabel('First day', { exact: true })).toHaveValue('2026-06-15');
  await season.getByRole('button', { name: 'Keep the current season' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New season' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(season.getByRole('heading', { name: 'New season' })).toBeFocused();
});

test('a season that would lose a lesson to come names it, and can be sent once that is opened', async ({
  page,
}) => {
  await page.goto('/instructor');
  await page.getByRole('button', { name: 'New season' }).click();
  const season = page.getByRole('region', { name: 'New season' });
  await expect(season.getByText('Closed: Sat, Aug 9, 2025, 9:00 AM.')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await dayButton(page, 'August 9').click();
  await timeBox(page, '9:00 AM').check();
  await expect(bar(page).getByRole('paragraph').first()).toHaveText(
    'Open 1 time on 1 day · New season: Tue, Jun 30, 2026 – Tue, Sep 29, 2026',
  );
  expect(await commandsIn(page)).toEqual([
    'npm run slots -- open 2025-08-09 "9:00 AM"',
    expect.stringMatching(/^npm run season -- 2026-06-30 2026-09-29 /),
  ]);
});

test('a new season that was sent can be sent again or discarded, and is not sent twice unasked', async ({
  page,
}) => {
  await page.clock.setFixedTime('2025-10-10T12:00:00Z');
  await page.goto('/instructor');
  await page.getByRole('button', { name: 'New season' }).click();
  const commands = await commandsIn(page);
  // A click soon after the first, and near it, counts as its second half.
  await sendAndComeBack(page, (link) => link.press('Enter'));
  await expect(sent(page)).toContainText('New season: Tue, Jun 30, 2026 – Tue, Sep 29, 2026');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'New season' })).toHaveCount(0);
  expect(await commandsIn(page, 'Send again')).toEqual(commands);
  await sent(page).getByRole('button', { name: 'Discard' }).click();
  await expect(sent(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New season' })).toBeVisible();
});
