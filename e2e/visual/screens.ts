import { expect, type Locator, type Page } from '@playwright/test';
import { failedSentence, invalidSentence, submittedSentence } from '@/lib/booking/sentences';
import { bookingForm, fillIn } from '../support/booking-form';
import { formChunk } from '../support/form-chunk';
import type { test } from '../support/test';

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** One page in one state, as a visitor can come to see it. */
type Screen = {
  readonly name: string;
  /** Brings the page into the state; nothing may move any more once it is done. */
  readonly show: (fixtures: Pick<Fixtures, 'page' | 'inbox'>) => Promise<void>;
  /** The page as far down as it goes, instead of what a window shows of it. */
  readonly whole?: boolean;
  /** Its colors are the system's. */
  readonly systemColors?: boolean;
  /** What the state itself makes the browser complain of. */
  readonly complaint?: RegExp;
};

const day = '/timeslots/2025-07-16';

/** Fixed, so that the reference on the page is the same in every run. */
const email = (state: string) => `${state}-look@example.com`;

/** Has photos come that nobody has scrolled to; scrolling there would turn them as well. */
async function showPhotos(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const photos = [...document.images];
    for (const photo of photos) photo.loading = 'eager';
    await Promise.all(photos.map((photo) => photo.decode()));
  });
}

/** Waits until a sentence has the focus, and has it where it would be had nothing moved since. */
async function arriveAt(sentence: Locator): Promise<void> {
  await expect(sentence).toBeFocused({ timeout: 20_000 });
  await sentence.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** A screen that stands there as soon as its page is opened. */
function opened(name: string, path: string, more: Partial<Screen> = {}): Screen {
  return { name, ...more, show: async ({ page }) => void (await page.goto(path)) };
}

/** Fills a day's form in and sends it. */
async function sendFrom(page: Page, state: string): Promise<void> {
  await page.goto(day);
  await fillIn(page, email(state));
  await bookingForm(page).submit.click();
}

export const screens: readonly Screen[] = [
  {
    name: 'home',
    whole: true,
    show: async ({ page }) => {
      await page.goto('/');
      await showPhotos(page);
    },
  },
  {
    name: 'home while its photos are on their way',
    show: async ({ page }) => {
      await page.route('**/_next/image?**', () => undefined);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  ...['2025', '2021-2030', '2001-2100'].map((period) => ({
    name: `the calendar of ${period}`,
    show: async ({ page }: Pick<Fixtures, 'page'>) => {
      await page.goto(`/calendar/${period}`);
      await page.getByRole('region', { name: 'Choose a date!' }).scrollIntoViewIfNeeded();
      await page.getByRole('grid').scrollIntoViewIfNeeded();
    },
  })),
  {
    name: 'a day of the calendar with the keyboard on it',
    show: async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: /^Wednesday, July 16, 2025/ }).press('ArrowRight');
    },
  },
  opened('a day', day, { whole: true }),
  {
    name: 'a day filled in',
    show: async ({ page }) => {
      await page.goto(day);
      await fillIn(page, email('filled-in'));
      await bookingForm(page).slot('9:30 AM').focus();
      await page.keyboard.press('Tab');
    },
  },
  {
    name: 'a chip under the pointer and Submit with the keyboard on it',
    show: async ({ page }) => {
      await page.goto(day);
      const form = bookingForm(page);
      await form.additionalInfo.focus();
      await page.keyboard.press('Tab');
      await form.lessonType('Weekly').hover();
    },
  },
  {
    name: 'a request being sent',
    show: async ({ page, inbox }) => {
      await inbox.injectFault({ kind: 'stall', containing: email('sending') });
      await sendFrom(page, 'sending');
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    },
  },
  {
    name: 'a request that was sent',
    show: async ({ page }) => {
      await sendFrom(page, 'sent');
      await arriveAt(page.getByText(submittedSentence));
    },
  },
  {
    name: 'a request that could not be sent',
    show: async ({ page, inbox }) => {
      const fault = { kind: 'answer', status: 412, text: 'Gmail' };
      await inbox.injectFault({ ...fault, containing: email('failed') });
      await sendFrom(page, 'failed');
      await arriveAt(page.getByText(failedSentence));
    },
  },
  {
    name: 'a request that has to be changed',
    show: async ({ page }) => {
      await page.goto(day);
      const form = bookingForm(page);
      // As from a page that is older than the slots: it asks for one that there no longer is.
      await form.submit.evaluate((button) =>
        button.closest('form')?.addEventListener('formdata', ({ formData }) => {
          formData.set('slots', '4:00 AM');
        }),
      );
      await form.slot('9:00 AM').check();
      await form.submit.click();
      await arriveAt(page.getByText(invalidSentence));
    },
  },
  {
    name: 'a form whose script did not come',
    complaint: /Loading chunk booking-form failed|ERR_FAILED/,
    show: async ({ page }) => {
      await page.route(formChunk(), (route) => route.abort());
      await page.goto(day);
      await bookingForm(page).email.fill(email('script'));
      await page.getByRole('button', { name: 'Try again' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'a page that broke',
    complaint: /IntersectionObserver/,
    show: async ({ page }) => {
      // As in a browser that lacks what the calendar's script relies on.
      await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This page could not be shown',
      );
    },
  },
  opened('a day without times', '/timeslots/2025-07-02'),
  opened('a day outside the season', '/timeslots/1999-12-31'),
  opened('no such page', '/nothing/here', { complaint: /status of 404/ }),
  {
    name: 'a day on paper',
    whole: true,
    show: async ({ page }) => {
      await page.goto(day);
      await fillIn(page, email('paper'));
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'a day in forced colors',
    systemColors: true,
    show: async ({ page }) => {
      await page.goto(day);
      await bookingForm(page).slot('9:30 AM').check();
      await page.emulateMedia({ forcedColors: 'active' });
    },
  },
];
