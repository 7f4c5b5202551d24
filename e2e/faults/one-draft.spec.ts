import { submittedSentence } from '@/lib/booking/sentences';
import { bookingForm, fillIn } from '../support/booking-form';
import { expect, expectFailed, expectReceipt, seenBy, send, test } from './fault-site';

test('what is changed after a failure is sent as it then stands', async ({
  parentAt,
  sites,
  parentEmail,
}) => {
  const { inbox, ...site } = sites['nothing behind it'];
  await inbox.injectFault({ kind: 'answer', status: 503, text: 'down', containing: parentEmail });
  const page = await parentAt(site);
  await send(page, parentEmail);
  await expectFailed(page, parentEmail);
  await inbox.removeFaults(parentEmail);
  await bookingForm(page).additionalInfo.fill('Mia is five now.');
  await bookingForm(page).submit.click();
  await expect(page.getByText(submittedSentence)).toBeVisible();
  const { messages } = await seenBy('emailjs', inbox, parentEmail);
  expect(messages).toHaveLength(1);
  expect(JSON.stringify(messages)).toContain('Mia is five now.');
  expect(JSON.stringify(messages)).not.toContain('Mia is four.');
});

test('two tabs of one draft send one mail, at once or one after the other', async ({
  parentAt,
  patientSite: { inbox, ...site },
  parentEmail,
}) => {
  await inbox.injectFault({ kind: 'delay', milliseconds: 500, containing: parentEmail });
  const [first, second, third] = [await parentAt(site), await parentAt(site), await parentAt(site)];
  await fillIn(first, parentEmail);
  await second.reload();
  await third.reload();
  await Promise.all([bookingForm(first).submit.click(), bookingForm(second).submit.click()]);
  await expectReceipt(first, parentEmail);
  await expectReceipt(second, parentEmail);
  await bookingForm(third).submit.click();
  await expectReceipt(third, parentEmail);
  expect(await inbox.requests(parentEmail)).toHaveLength(1);
});
