import type { Page } from '@playwright/test';

/** The booking form's parts by what they are called on the page. */
export function bookingForm(page: Page) {
  return {
    slot: (time: string) =>
      page.getByRole('checkbox', { name: `${time} - Available`, exact: true }),
    lessonType: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    email: page.getByPlaceholder('Enter your email'),
    phone: page.getByLabel('Phone Number (Optional)'),
    additionalInfo: page.getByLabel('Additional info'),
    submit: page.getByRole('button', { name: 'Submit' }),
  };
}

/** Fills the form in as a parent who asks for two lessons, in an order other than the day's. */
export async function fillIn(page: Page, parentEmail: string): Promise<void> {
  const form = bookingForm(page);
  await form.slot('10:30 AM').check();
  await form.slot('9:00 AM').check();
  await form.lessonType('Weekly').check();
  await form.lessonType('One time').check();
  await form.email.fill(parentEmail);
  await form.phone.fill('+1 (555) 010-0199');
  await form.additionalInfo.fill('Mia is four.\nShe loves to jump in.');
}
