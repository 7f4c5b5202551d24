import {
  expectNoAccessibilityProblems,
  expectNoAccessibilityProblemsWithoutScript,
} from '../support/axe';
import { bookingForm, fillIn } from '../support/booking-form';
import { withInbox, withSite } from '../support/own-site';
import { expect, test } from '../support/test';
import { expectScreen } from './expect-screen';
import { screens } from './screens';

const noon = '2025-07-10T12:00:00Z';

for (const { name, show, whole = false, systemColors = false, complaint = /^$/ } of screens) {
  test.describe(() => {
    test.use({ expectedComplaint: complaint });

    test(`${name} is as it was drawn`, async ({ page, inbox }) => {
      await page.clock.setFixedTime(noon);
      await show({ page, inbox });
      const check = () => expectNoAccessibilityProblems(page, { systemColors });
      await expectScreen(page, name, check, { fullPage: whole });
    });
  });
}

test('a request over the limit is as it was drawn', async ({ page }, { parallelIndex }) => {
  const limit = { REQUESTS_PER_INSTANCE: '1/600' };
  await withInbox(`visual-inbox-${parallelIndex}`, (inbox) =>
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
      const check = () => expectNoAccessibilityProblems(page);
      await expectScreen(page, 'a request over the limit', check);
    }),
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a day is as it was drawn', async ({ page, browser }) => {
    // No script can bring the letters here: they come with the first visit, for the second.
    await page.goto('/timeslots/2025-07-16');
    await page.goto('/timeslots/2025-07-16');
    const check = () => expectNoAccessibilityProblemsWithoutScript(page, browser);
    await expectScreen(page, 'a day without a script', check);
  });
});
