import { bookingForm, fillIn } from '../support/booking-form';
import {
  arrange,
  day,
  expect,
  expectFailed,
  expectSent,
  referenceFor,
  seenBy,
  send,
  test,
} from './fault-site';

test.describe('a form sent before the page’s script has come', () => {
  test('is sent by the browser itself, and the draft is forgotten', async ({
    parentAt,
    context,
    sites,
    parentEmail,
  }) => {
    const { inbox, ...site } = sites['nothing behind it'];
    const earlier = await parentAt(site);
    await fillIn(earlier, parentEmail);
    await earlier.close();

    const page = await context.newPage();
    await page.route(/\/_next\/static\/.*\.js/, () => Promise.resolve());
    await page.goto(site.origin + day, { waitUntil: 'commit' });
    await send(page, parentEmail);
    await page.unrouteAll();
    await expectSent(page);
    expect(await inbox.requests(parentEmail)).toHaveLength(1);
    // The page shows the news before its script has come, and only that can forget the draft.
    const drafts = () =>
      page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith('booking-draft')),
      );
    await expect.poll(drafts).toEqual([]);
    await page.goto(site.origin + day);
    await expect(bookingForm(page).email).toHaveValue('');
  });

  test('comes back with everything when it failed, and the script takes over', async ({
    context,
    sites,
    parentEmail,
  }) => {
    const { inbox, ...site } = sites['nothing behind it'];
    const rule = { kind: 'answer', status: 503, text: 'down', times: 1 };
    await arrange(inbox, 'emailjs', parentEmail, { rule });
    const page = await context.newPage();
    await page.route(/\/_next\/static\/.*\.js/, () => Promise.resolve());
    await page.goto(site.origin + day, { waitUntil: 'commit' });
    await fillIn(page, parentEmail);
    await page.unrouteAll();
    await bookingForm(page).submit.click();
    await expectFailed(page, parentEmail);
    await expect(page.getByText('Failed to send the email.')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport();
    await bookingForm(page).submit.click();
    await expectSent(page);
    const { messages } = await seenBy('emailjs', inbox, parentEmail);
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages)).toContain(referenceFor(parentEmail));
  });
});
