import { additionalInfo, bookingForm, phone } from '../support/booking-form';
import { expect, expectSent, test } from './fault-site';

for (const { who, email, number, note, mails } of [
  {
    who: 'two parents who send the same words, and no way to answer, are two requests',
    email: () => '',
    number: '',
    note: (parentEmail: string) => parentEmail,
    mails: 2,
  },
  {
    who: 'one parent who sends the same form twice makes one request',
    email: (parentEmail: string) => parentEmail,
    number: phone,
    note: () => additionalInfo,
    mails: 1,
  },
]) {
  test(`without a script, ${who}`, async ({ parentAt, patientSite, inbox, parentEmail }) => {
    for (const again of [true, false]) {
      const page = await parentAt(patientSite, { script: false, again });
      const form = bookingForm(page);
      await form.email.fill(email(parentEmail));
      await form.phone.fill(number);
      await form.additionalInfo.fill(note(parentEmail));
      await form.submit.click();
      await expectSent(page);
      await page.close();
    }
    expect(await inbox.messages(parentEmail)).toHaveLength(mails);
  });
}
