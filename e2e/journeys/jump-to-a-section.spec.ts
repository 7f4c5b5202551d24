import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sections = [
  ['About Me', 'about-me'],
  ['The Pool', 'the-pool'],
  ['Swim Lessons', 'swim-lessons'],
  ['Calendar', 'calendar'],
] as const;

function link(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name, exact: true });
}

/** How far below the top of the window a section stands, in CSS pixels. */
function distanceFromTop(page: Page, id: string) {
  return page.evaluate(
    (name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? NaN),
    id,
  );
}

for (const [name, id] of sections) {
  test(`the link ${name} leads to its section, 70 pixels below the top`, async ({ page }) => {
    await page.goto('/');
    await link(page, name).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect.poll(() => distanceFromTop(page, id)).toBe(70);
    await expect(page.locator(`#${id}`)).toBeFocused();
  });
}

test('from further down, About Me comes back to 70 pixels below the top as well', async ({
  page,
}) => {
  await page.goto('/#swim-lessons');
  await link(page, 'About Me').click();
  await expect.poll(() => distanceFromTop(page, 'about-me')).toBe(70);
  await expect(page.locator('#about-me')).toBeFocused();
});

test('a second click on the same link scrolls there again', async ({ page }) => {
  await page.goto('/');
  await link(page, 'The Pool').click();
  await expect.poll(() => distanceFromTop(page, 'the-pool')).toBe(70);
  await page.evaluate(() => window.scrollTo(0, 0));
  await link(page, 'The Pool').click();
  await expect.poll(() => distanceFromTop(page, 'the-pool')).toBe(70);
});

test('a click with Control or Command opens the section in a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const newTab = context.waitForEvent('page');
  await link(page, 'The Pool').click({ modifiers: ['ControlOrMeta'] });
  await expect(await newTab).toHaveURL('/#the-pool');
  await expect(page).toHaveURL('/');
});

test('the keyboard goes on inside the section that was jumped to', async ({ page }) => {
  await page.goto('/');
  await link(page, 'Calendar').press('Enter');
  await expect(page.locator('#calendar')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#calendar').locator(':focus')).toHaveCount(1);
});

test('scrolling is smooth, and instant where less motion is asked for', async ({ page }) => {
  const behavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto('/');
  expect(await behavior()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
});

test('Back returns to the home page after a jump and a day', async ({ page }) => {
  await page.goto('/');
  await link(page, 'Calendar').click();
  const day = page.getByRole('link', { name: /^Wednesday, July 16, 2025/ });
  await day.click();
  await expect(page.getByRole('heading', { name: 'Time Slots for 2025-07-16' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/#calendar');
  await expect(day).toBeFocused();
  await expect(day).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Choose a date!' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
});

test('a shared address of a section opens there', async ({ page }) => {
  await page.goto('/#swim-lessons');
  await expect.poll(() => distanceFromTop(page, 'swim-lessons')).toBe(70);
});

test('the bar is not on the page of a day', async ({ page }) => {
  await page.goto('/timeslots/2025-07-15');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
});
