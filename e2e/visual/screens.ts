import { expect, type Page } from '@playwright/test';
import {
  failedSentence,
  invalidSentence,
  noSlotsSentence,
  submittedSentence,
} from '@/lib/request/sentences';
import { bookingForm, openDay } from '../support/booking-form';
import { openCalendar } from '../support/calendar';
import { Parent } from '../support/parent';
import { answerPath, lessonPath } from '../support/links';
import { inLight, loadPhotos, screen, withoutPicture, type Fixtures } from './screen';
import { check } from '../support/press';

export const date = '2025-07-16';
const url = `/timeslots/${date}`;

/** A fixed address gives the same reference in every run. */
function parentOf(state: string, { page, inbox }: Pick<Fixtures, 'page' | 'inbox'>): Parent {
  return new Parent(page, inbox, `${state}-look@example.com`);
}

/** Waits for a sentence, and scrolls it to the middle. */
async function arriveAt(page: Page, text: string): Promise<void> {
  const sentence = page.getByText(text).filter({ visible: true });
  await expect(sentence).toBeVisible();
  await sentence.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function showCalendar(page: Page, period: string): Promise<void> {
  await page.goto(`/calendar/${period}`);
  const section = page.getByRole('region', { name: 'Choose a date!' });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('list').first().scrollIntoViewIfNeeded();
}

/** Shows the reply that confirms, with an address of the site that is the same in every run. */
async function answer(page: Page): Promise<void> {
  await page.goto(
    answerPath({
      dates: ['2025-07-15', '2025-08-07', '2025-08-08'],
      times: ['9:30 AM', '5:00 PM'],
      lessonTypes: ['Weekly'],
      email: 'jane@example.com',
      phone: '+1 555 010 0199',
    }),
  );
  await page.getByText('Yes, that works', { exact: true }).click();
  await page.getByText(/^Hi! Yes, that works:/).evaluate((reply) => {
    for (const node of reply.childNodes) {
      node.textContent = (node.textContent ?? '').replace(location.origin, 'https://swim.example');
    }
  });
}

/** One day has passed, and of another one, a time was left out. */
const lessons = lessonPath({
  dates: ['2025-07-08', '2025-07-15', '2025-07-22'],
  times: ['9:30 AM', '10:00 AM', '4:00 PM'],
  leftOut: [{ date: '2025-07-22', times: ['10:00 AM'] }],
});

export const screens = [
  screen(
    'home',
    { isWhole: true, pictures: ['light', 'dark'], isOnDesktop: true },
    async ({ page }) => {
      await openCalendar(page, '/');
      await loadPhotos(page);
    },
  ),
  screen('the calendar of 2025', {}, ({ page }) => showCalendar(page, '2025')),
  screen('a day of the calendar with the keyboard focus', inLight, async ({ page }) => {
    await openCalendar(page, '/');
    await page.getByRole('link', { name: /^Wednesday, July 16, 2025/ }).press('ArrowRight');
  }),
  screen('a day', { isWhole: true, pictures: ['light', 'dark'], isOnDesktop: true }, ({ page }) =>
    openDay(page, date),
  ),
  screen('a day filled in', { pictures: ['light', 'dark'] }, async ({ page, inbox }) => {
    await parentOf('filled-in', { page, inbox }).fillIn(url);
    await bookingForm(page).slot('9:30 AM').focus();
    await page.keyboard.press('Tab');
  }),
  screen('several days, of which one lacks a time', {}, async ({ page }) => {
    const { slot, lessonType, dayCheckbox } = await openDay(page, date);
    await check(slot('9:00 AM'));
    await check(lessonType('Week long'));
    for (const name of ['Fri, Jul 18', 'Sun, Jul 20', 'Wed, Jul 23'])
      await check(dayCheckbox(name));
    await check(slot('1:00 PM'));
    await expect(dayCheckbox('Sun, Jul 20')).toBeDisabled();
    await dayCheckbox('Sun, Jul 20').evaluate((box) => box.scrollIntoView({ block: 'center' }));
  }),
  screen(
    'a chip under the pointer and Submit with the keyboard focus',
    // A phone has no pointer.
    { pictures: [], checkedIn: [], isOnDesktop: true },
    async ({ page }) => {
      const { additionalInfo, lessonType } = await openDay(page, date);
      await additionalInfo.focus();
      await page.keyboard.press('Tab');
      await lessonType('Weekly').hover();
    },
  ),
  screen('a request being sent', inLight, async ({ page, inbox }) => {
    const parent = parentOf('sending', { page, inbox });
    await parent.injectFault({ kind: 'stall' });
    await parent.send(url);
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  }),
  screen('a request that was sent', {}, async ({ page, inbox }) => {
    await parentOf('sent', { page, inbox }).send(url);
    await arriveAt(page, submittedSentence);
  }),
  screen('a request that could not be sent', {}, async ({ page, inbox }) => {
    const parent = parentOf('failed', { page, inbox });
    await parent.injectFault({ kind: 'respond', status: 412 });
    await parent.send(url);
    await arriveAt(page, failedSentence);
  }),
  screen('a request that has to be changed', inLight, async ({ page }) => {
    const { slot, submit } = await openDay(page, date);
    // An outdated page may request a slot that no longer exists.
    await submit.evaluate((button) =>
      button.closest('form')?.addEventListener('formdata', ({ formData }) => {
        formData.set('times', '4:00 AM');
      }),
    );
    await check(slot('9:00 AM'));
    await submit.click();
    await arriveAt(page, invalidSentence);
  }),
  screen('a calendar that stopped working', withoutPicture, async ({ page }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {
          throw new Error('broken by the test');
        }
      };
    });
    await page.goto('/');
    await page.getByText('The calendar stopped working.').scrollIntoViewIfNeeded();
  }),
  screen('a page that broke', withoutPicture, async ({ page }) => {
    // `PassedMarks`, which the layout renders outside of every `Part`, calls this.
    await page.addInitScript(() => {
      const { startsWith } = String.prototype;
      Object.defineProperty(String.prototype, 'startsWith', {
        value(this: string, text: string, position?: number) {
          if (text === '/timeslots/') throw new Error('broken by the test');
          return startsWith.call(this, text, position);
        },
      });
    });
    await page.goto('/');
    await expect(page.getByText('This page could not be shown')).toBeVisible();
  }),
  screen('a day without times', withoutPicture, ({ page }) => openDay(page, '2025-07-02')),
  screen('a day outside the season', inLight, async ({ page }) => {
    await page.goto('/timeslots/1999-12-31');
    await expect(page.getByText(noSlotsSentence)).toBeVisible();
  }),
  screen(
    'answering a request',
    { isWhole: true, pictures: ['light', 'on paper'], isOnDesktop: true },
    ({ page }) => answer(page),
  ),
  screen(
    'a family’s lessons',
    { isWhole: true, pictures: ['light', 'on paper'] },
    async ({ page }) => {
      await page.goto(lessons);
      await loadPhotos(page);
    },
  ),
  screen(
    'the instructor’s season with times to close',
    { pictures: ['light', 'dark'] },
    async ({ page }) => {
      await page.goto('/instructor');
      await page.getByRole('button', { name: 'Next month' }).click();
      for (const [day, time] of [
        ['Thursday, August 7', '9:00 AM'],
        ['Friday, August 8', '5:00 PM'],
      ] as const) {
        await page.getByRole('button', { name: day }).click();
        await check(page.getByRole('checkbox', { name: time }));
      }
    },
  ),
  screen('a question', {}, ({ page }) => page.goto('/ask')),
  screen('no such page', withoutPicture, ({ page }) => page.goto('/nothing/here')),
  screen(
    'what a parent has filled in',
    { pictures: ['on paper'], checkedIn: [], isWhole: true },
    (fixtures) => parentOf('paper', fixtures).fillIn(url),
  ),
  screen(
    'a day with a chosen time',
    { pictures: ['in forced colors'], checkedIn: [] },
    async ({ page }) => {
      const { slot } = await openDay(page, date);
      await check(slot('9:30 AM'));
    },
  ),
];
