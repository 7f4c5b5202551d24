import { expect, type Page } from '@playwright/test';
import {
  failedSentence,
  invalidSentence,
  messageSentSentence,
  noSlotsSentence,
  submittedSentence,
} from '@/lib/request/sentences';
import { bookingForm, openDay } from '../support/booking-form';
import { openCalendar } from '../support/calendar';
import { Parent } from '../support/parent';
import { instructorAndFamilyScreens } from './instructor-and-family-screens';
import { loadPhotos, once, screen, type Fixtures } from './screen';
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

export const screens = [
  screen('home', { whole: true }, async ({ page }) => {
    await openCalendar(page, '/');
    await loadPhotos(page);
  }),
  screen('home while its photos load', once, async ({ page }) => {
    await page.route('**/_next/image?**', () => undefined);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }),
  screen('the calendar of 2025', {}, ({ page }) => showCalendar(page, '2025')),
  screen('the calendar of 2021-2030', once, ({ page }) => showCalendar(page, '2021-2030')),
  screen('the calendar of 2001-2100', once, ({ page }) => showCalendar(page, '2001-2100')),
  screen('a day of the calendar with the keyboard focus', once, async ({ page }) => {
    await openCalendar(page, '/');
    await page.getByRole('link', { name: /^Wednesday, July 16, 2025/ }).press('ArrowRight');
  }),
  screen('a day', { whole: true }, ({ page }) => openDay(page, date)),
  screen('a day filled in', {}, async ({ page, inbox }) => {
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
  screen('a chip under the pointer and Submit with the keyboard focus', {}, async ({ page }) => {
    const { additionalInfo, lessonType } = await openDay(page, date);
    await additionalInfo.focus();
    await page.keyboard.press('Tab');
    await lessonType('Weekly').hover();
  }),
  screen('a request being sent', once, async ({ page, inbox }) => {
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
  screen('a request that has to be changed', once, async ({ page }) => {
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
  screen('a calendar that stopped working', once, async ({ page }) => {
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
  screen('a page that broke', once, async ({ page }) => {
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
  screen('a day without times', once, ({ page }) => openDay(page, '2025-07-02')),
  screen('a day outside the season', once, async ({ page }) => {
    await page.goto('/timeslots/1999-12-31');
    await expect(page.getByText(noSlotsSentence)).toBeVisible();
  }),
  ...instructorAndFamilyScreens,
  screen('a question', {}, ({ page }) => page.goto('/ask')),
  screen('a question that was sent', once, async ({ page, inbox }) => {
    const { email } = parentOf('question', { page, inbox });
    await page.goto('/ask');
    const { additionalInfo, email: field, submit } = bookingForm(page);
    await additionalInfo.fill('Do you teach butterfly?\nMia floats already. Jo');
    await field.fill(email);
    await submit.click();
    await arriveAt(page, messageSentSentence);
  }),
  screen('no such page', once, ({ page }) => page.goto('/nothing/here')),
  screen('what a parent has filled in', { ...once, looks: ['on paper'], whole: true }, (fixtures) =>
    parentOf('paper', fixtures).fillIn(url),
  ),
  screen('a day with a chosen time', { ...once, looks: ['in forced colors'] }, async ({ page }) => {
    const { slot } = await openDay(page, date);
    await check(slot('9:30 AM'));
  }),
];
