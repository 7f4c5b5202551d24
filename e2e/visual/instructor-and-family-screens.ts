import type { Page } from '@playwright/test';
import { answerPath, lessonPath } from '../support/links';
import { loadPhotos, lightAndDark, screen } from './screen';
import { check } from '../support/press';

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

const everywhere = {
  whole: true,
  looks: [...lightAndDark, 'in forced colors', 'on paper'],
} as const;

export const instructorAndFamilyScreens = [
  screen('answering a request', everywhere, ({ page }) => answer(page)),
  screen('a family’s lessons', everywhere, async ({ page }) => {
    await page.goto(lessons);
    await loadPhotos(page);
  }),
  screen('the instructor’s season with times to close', {}, async ({ page }) => {
    await page.goto('/instructor');
    await page.getByRole('button', { name: 'Next month' }).click();
    for (const [day, time] of [
      ['Thursday, August 7', '9:00 AM'],
      ['Friday, August 8', '5:00 PM'],
    ] as const) {
      await page.getByRole('button', { name: day }).click();
      await check(page.getByRole('checkbox', { name: time }));
    }
  }),
];
