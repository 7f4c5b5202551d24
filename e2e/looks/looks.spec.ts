import {
  expectNoAccessibilityProblems,
  expectNoAccessibilityProblemsWithoutScript,
} from '../support/axe';
import { bookingForm, fillIn } from '../support/booking-form';
import { withInbox, withSite } from '../support/own-site';
import { expect, test } from '../support/test';
import { sights } from './sights';
import { haveFontsFromTheStart } from './site-fonts';

const noon = '2025-07-10T12:00:00Z';

test.beforeEach(({ page }) => haveFontsFromTheStart(page));

for (const { name, show, whole = false, systemColours = false, complaint = /^$/ } of sights) {
  test.describe(() => {
    test.use({ expectedComplaint: complaint });

    test(`${name} looks as it was drawn`, async ({ page, inbox }) => {
      await page.clock.setFixedTime(noon);
      await show({ page, inbox });
      await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: whole });
      await expectNoAccessibilityProblems(page, { systemColours });
    });
  });
}

test('a request over the limit looks as it was drawn', async ({ page }, { parallelIndex }) => {
  const limit = { REQUESTS_PER_INSTANCE: '1/600' };
  await withInbox(`looks-inbox-${parallelIndex}`, (inbox) =>
    withSite(inbox, parallelIndex, limit, async ({ origin }) => {
      await page.clock.setFixedTime(noon);
      for (const email of ['first-look@example.com', 'limited-look@example.com']) {
        await page.goto(`${origin}/timeslots/2025-07-16`);
        await fillIn(page, email);
        await bookingForm(page).submit.click();
        await expect(
          page.getByRole('alert').filter({ hasText: /booking|a lot of requests/ }),
        ).toBeFocused();
      }
      await expect(page).toHaveScreenshot('a request over the limit.png');
      await expectNoAccessibilityProblems(page);
    }),
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a day looks as it was drawn', async ({ page, browser }) => {
    // No script can bring the letters here: they come with the first visit, for the second.
    await page.goto('/timeslots/2025-07-16');
    await page.goto('/timeslots/2025-07-16');
    await expect(page).toHaveScreenshot('a day without a script.png');
    await expectNoAccessibilityProblemsWithoutScript(page, browser);
  });
});
