import type { Page } from '@playwright/test';
import { bookingForm } from '../support/booking-form';
import { failingOnce, failureOn, submitAndGoToNextDay } from '../support/leave-while-sending';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

// By today's clock, July 15 would have passed, and its page would not link to July 16, which has passed too.
test.beforeEach(async ({ page }) => setClock(page, '2025-07-10T08:00'));

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const screen of screens) {
  test(`an alert hides nothing that has the focus at ${screen.width} × ${screen.height}`, async ({
    page,
    parent,
  }) => {
    await page.setViewportSize(screen);
    await parent.injectFault({ ...failingOnce, times: 2 });
    await parent.fillIn();
    const release = await submitAndGoToNextDay(parent);
    // Its place is where the alert will be.
    await bookingForm(page).slot('1:30 PM').focus();
    release();
    await expect(failureOn(page)).toBeVisible();
    await expectFocusInView(page);
    await expectStopsInView(page, 'Shift+Tab');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
    await expect(failureOn(page)).toBeVisible();
    await expectStopsInView(page, 'Tab');
  });
}

/** Checks that the alerts overlap nothing that has the focus, except their own buttons. */
async function expectFocusInView(page: Page): Promise<void> {
  const overlap = () =>
    page.evaluate(() => {
      const alerts = document.querySelector('[role="alert"]')?.closest('div')?.parentElement;
      const focus = document.querySelector(':focus');
      if (!alerts || !focus || alerts.contains(focus)) return 0;
      const [over, under] = [alerts.getBoundingClientRect(), focus.getBoundingClientRect()];
      return Math.min(under.bottom - over.top, over.bottom - under.top);
    });
  await expect.poll(overlap).toBeLessThanOrEqual(0);
}

/** The elements at which Tab stops. Of a month’s days, it is one. The row of photos is a stop too. */
const tabStops =
  'a[href]:not([tabindex="-1"]), button, summary, input:not([tabindex="-1"]), textarea, [tabindex="0"]';

/** Goes once around the page. */
async function expectStopsInView(page: Page, key: string): Promise<void> {
  const count = await page.locator(tabStops).filter({ visible: true }).count();
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusInView(page);
  }
}
