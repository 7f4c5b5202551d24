import { expect, test } from '../support/test';
import { sights } from './sights';

const noon = '2025-07-10T12:00:00Z';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    for (const { name, show, whole = false, complaint = /^$/ } of sights) {
      test.describe(() => {
        test.use({ expectedComplaint: complaint });

        test(`${name} looks as it was drawn`, async ({ page, inbox }) => {
          await page.clock.setFixedTime(noon);
          await show({ page, inbox });
          await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { fullPage: whole });
        });
      });
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`without a script, in the ${colorScheme} scheme`, () => {
    test.use({ javaScriptEnabled: false, colorScheme });

    test('a day looks as it was drawn', async ({ page }) => {
      await page.goto('/timeslots/2025-07-16');
      await expect(page).toHaveScreenshot(`a day without a script-${colorScheme}.png`);
    });
  });
}
