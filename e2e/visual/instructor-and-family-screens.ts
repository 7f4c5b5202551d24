import type { Page } from '@playwright/test';
import { loadPhotos, lightAndDark, screen } from './screen';

/** Shows the reply that confirms, with an address of the site that is the same in every run. */
async function answer(page: Page): Promise<void> {
  const request = 'd=2025-07-15.2025-08-07.2025-08-08&t=0930.1700&l=Weekly';
  await page.goto(`/answer#${request}&e=jane%40example.com&p=%2B1%20555%20010%200199&r=K7Q2M`);
  await page.getByText('Yes, that works', { exact: true }).click();
  await page.getByText(/^Hi! Yes, that works:/).evaluate((reply) => {
    for (const node of reply.childNodes) {
      node.textContent = (node.textContent ?? '').replace(location.origin, 'https://swim.example');
    }
  });
}

/** One day has passed, and of another one, a time was left out. */
const lessons =
  '/lesson#d=2025-07-08.2025-07-15.2025-07-22&t=0930.1000.1600&n=2025-07-22T1000&r=K7Q2M';

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
      await page.getByRole('checkbox', { name: time }).check();
    }
  }),
];
