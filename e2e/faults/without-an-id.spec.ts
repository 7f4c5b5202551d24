import { bookingForm, fillIn } from '../support/booking-form';
import { expect, expectSent, test } from './fault-site';

test('two parents without a script who send the same words, and no way to answer, are two requests', async ({
  parentAt,
  patientSite: { inbox, ...site },
  parentEmail,
}) => {
  for (const again of [true, false]) {
    const page = await parentAt(site, { script: false, again });
    await bookingForm(page).additionalInfo.fill(parentEmail);
    await bookingForm(page).submit.click();
    await expect(page.getByText('Your booking has been submitted!')).toBeVisible();
    await page.close();
  }
  expect(await inbox.messages(parentEmail)).toHaveLength(2);
});

test('the same form sent twice without a script by one parent is one request', async ({
  parentAt,
  patientSite: { inbox, ...site },
  parentEmail,
}) => {
  for (const again of [true, false]) {
    const page = await parentAt(site, { script: false, again });
    await fillIn(page, parentEmail);
    await bookingForm(page).submit.click();
    await expectSent(page);
    await page.close();
  }
  expect(await inbox.messages(parentEmail)).toHaveLength(1);
});
