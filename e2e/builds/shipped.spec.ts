import type { Page } from '@playwright/test';
import { format } from 'date-fns';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonFacts, lessonPlans, singleLesson } from '../../data/lesson-plans';
import { lifeguard, poolPhotos, sharedPhoto } from '../../data/photos';
import { questions } from '../../data/questions';
import * as texts from '../../data/site';
import { addDays } from '@/lib/season/iso-date';
import { parseSeason } from '@/lib/season/season-schema';
import type { Slot } from '@/lib/season/season-slots';
import { seasonNote } from '../run/demo-season';
import { projectRoot } from '../run/project-root';
import { bookingForm, openDay } from '../support/booking-form';
import { readCalendarFile } from '../support/read-calendar-file';
import { addToCalendar } from '../support/receipt';
import { setClock } from '../support/visitors-clock';
import { expect } from '../support/test';
import { test } from './demo-fixture';
import { check } from '../support/press';

// Only this suite reads the owner's data. It passes with any valid data.
const season = parseSeason(
  JSON.parse(readFileSync(join(projectRoot, 'data/timeslots.json'), 'utf8')),
);
const dates = [...season.keys()];
// A season may have no open slots.
const open = dates.filter((date) => season.get(date)?.some(({ state }) => state === 'open'));
const months = [...new Set(dates.map((date) => date.slice(0, 7)))];
const types = [...lessonPlans.map(({ lessonType }) => lessonType).toReversed(), singleLesson];
const lessonTypes = [...new Set(types)];
const prices = new Map<string, string>(
  lessonPlans.map(({ lessonType, dollars, per }) => [lessonType, `$${dollars} per ${per}`]),
);
const [firstDay = '', lastDay = ''] = [dates.at(0), dates.at(-1)];

function label({ time, state }: Slot): string {
  return `${time} - ${state === 'open' ? 'Available' : 'Not Available'}`;
}

function numberOf(slots: readonly Slot[]): string {
  return String(slots.filter(({ state }) => state === 'open').length);
}

/** Parses a page in the browser, which is faster than opening it. */
async function read(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const links = [...parsed.querySelectorAll('link[rel="canonical"]')];
    const labels = [...parsed.querySelectorAll('label, p')].map(({ textContent }) => textContent);
    return {
      canonical: links.map((link) => link.getAttribute('href')),
      slots: labels.filter((words) => words?.endsWith('Available')),
    };
  }, html);
}

test('each day’s page lists exactly its slots', async ({ page, demo }) => {
  for (const [date, slots] of season) {
    const path = `/timeslots/${date}`;
    const shown = { canonical: [demo.site + path], slots: slots.map(label) };
    expect.soft(await read(page, path), date).toEqual(shown);
  }
});

test('the calendar shows every day with its count of open slots', async ({ page }) => {
  const shown: string[][] = [];
  // Past days show no number, and today has its own label.
  await setClock(page, `${addDays(firstDay, -1)}T12:00`);
  for (const month of months) {
    await page.goto(`/calendar/${month}`);
    const days = page.getByRole('grid').locator('a[href^="/timeslots/"]');
    shown.push(
      ...(await days.evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute('href')?.slice('/timeslots/'.length) ?? '',
          link.textContent,
          (link.nextElementSibling?.textContent ?? '0').replace(' open', ''),
        ]),
      )),
    );
  }
  const expected = Array.from(season, ([date, slots]) => [
    date,
    String(Number(date.slice(-2))),
    numberOf(slots),
  ]);
  expect(shown).toEqual(expected);
});

/** A month without an open time needs no legend. */
const legend = open.some((date) => date.startsWith(firstDay.slice(0, 7)))
  ? [texts.calendarLegend]
  : [];

test('the home page shows every text, plan, price and photo in its section', async ({ page }) => {
  const { siteName, welcome } = texts;
  await setClock(page, `${firstDay}T12:00`);
  await page.goto('/');
  const header = page.getByRole('navigation', { name: 'Sections' });
  const footer = page.getByRole('contentinfo');
  const places = {
    main: [siteName, welcome.headline, ...lessonFacts, welcome.callToAction],
    '#about-me': [...welcome.facts, ...welcome.paragraphs],
    '#the-pool': [texts.poolIntroduction],
    '#swim-lessons': [
      texts.lessonsIntroduction,
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ],
    '#calendar': [...legend, ...texts.calendarSteps, texts.calendarQuestion],
  };
  for (const [section, words] of Object.entries(places)) {
    for (const text of words) await expect.soft(page.locator(section)).toContainText(text);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome.headline);
  await expect(header.getByRole('link', { name: siteName })).toBeVisible();
  await expect(footer).toContainText(texts.footer);
  await expect(footer).toContainText(siteName);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    ...lessonPlans.map(({ name }) => name),
    ...(questions.length > 0 ? ['Good to know'] : []),
  ]);
  for (const { name, days, level, ages, length, dollars, per } of lessonPlans) {
    const price = `$${dollars} per ${per}`;
    const heading = page.getByRole('heading', { name, exact: true });
    const card = page.getByRole('listitem').filter({ has: heading });
    for (const fact of [days, level, ages, length, price]) {
      await expect.soft(card).toContainText(fact);
    }
    const action = card.getByRole('link', { name: `${texts.planCallToAction} for the ${name}` });
    await expect.soft(action).toBeVisible();
  }

  for (const [section, photos] of [
    ['#about-me', [lifeguard]],
    ['#the-pool', poolPhotos],
  ] as const) {
    const images = page.locator(section).getByRole('img');
    await expect(images).toHaveCount(photos.length);
    for (const { alt } of photos) {
      const image = page.locator(section).getByRole('img', { name: alt, exact: true });
      await image.scrollIntoViewIfNeeded();
      await expect(image).toBeVisible();
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    }
  }

  for (const { name } of poolPhotos) {
    const photo = page.locator('#the-pool').getByRole('group', { name: `${name}, photo` });
    await expect(photo).toHaveCount(1);
  }

  await setClock(page, `${addDays(lastDay, 1)}T12:00`);
  await page.reload();
  await expect(page.getByText(welcome.seasonOver, { exact: true })).toBeVisible();
  await expect(page.locator('#calendar')).toContainText(texts.seasonOverNote);
});

test('metadata, sitemap and manifest match the owner’s data', async ({ page, request, demo }) => {
  const { shortName, site, siteName } = texts;
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const openPages = open.map((date) => `/timeslots/${date}`);
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url));
  expect(listed.map(({ pathname }) => pathname)).toEqual(['/', '/ask', ...openPages]);
  expect(new Set(listed.map(({ origin }) => origin))).toEqual(new Set([demo.site]));

  await page.goto('/');
  await expect(page).toHaveTitle(`${site.title} | ${siteName}`);
  expect((await read(page, '/')).canonical).toEqual([`${demo.site}/`]);
  expect(await content('meta[name="description"]')).toBe(site.description);
  expect(await content('meta[property="og:site_name"]')).toBe(siteName);
  const sharedImage = (await content('meta[property="og:image"]')) ?? '';
  expect(new URL(sharedImage).origin).toBe(demo.site);
  expect(await content('meta[property="og:image:alt"]')).toBe(sharedPhoto.alt);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const { description } = site;
  expect(manifest).toMatchObject({ name: siteName, short_name: shortName, description });
});

test('a request for the first open slot is sent and can be added to a calendar', async ({
  page,
  parent,
}) => {
  for (const date of open.slice(0, 1)) {
    const { openSlots, lessonType, email } = await openDay(page, date);
    await check(openSlots.first());
    for (const type of lessonTypes) {
      await check(lessonType(type));
      await expect(lessonType(type)).toHaveAccessibleDescription(prices.get(type) ?? '');
    }
    await email.fill(parent.email);
    await expect(bookingForm(page).summary).toContainText(lessonTypes.join(' · '));
    await parent.submitAndExpectSent();
    const { bytes } = await addToCalendar(page);
    const { summary, description } = texts.calendarEntry;
    expect(readCalendarFile(bytes.toString('utf8')).events).toMatchObject([
      { summary, description: expect.stringContaining(description) },
    ]);
  }
});

test('the demo prints no warning, and says if its season is not running', async ({ demo }) => {
  expect(demo.output).not.toMatch(/warn|⚠/i);
  expect(demo.output).toContain(seasonNote(season, format(new Date(), 'yyyy-MM-dd')));
});

test('Ctrl+C stops the demo and frees both ports', async ({ demo }) => {
  expect(await demo.stop()).toBe(0);
  for (const origin of [demo.site, demo.inbox]) await expect(fetch(origin)).rejects.toThrow();
});
