import { expect, type Page } from '@playwright/test';
import { submittedSentence } from '@/lib/booking/sentences';
import type { OwnInbox } from './own-site';

export const phone = '+1 (555) 010-0199';
export const additionalInfo = 'Mia is four.\nShe loves to jump in.';

/** The booking form's parts by what they are called on the page. */
export function bookingForm(page: Page) {
  return {
    slot: (time: string) =>
      page.getByRole('checkbox', { name: `${time} - Available`, exact: true }),
    openSlots: page.getByRole('checkbox', { name: / - Available$/ }),
    lessonType: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    moreDays: page.locator('summary', { hasText: 'More days at these times' }),
    day: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    checked: page.getByRole('checkbox', { checked: true }),
    email: page.getByPlaceholder('Enter your email'),
    phone: page.getByLabel('Phone Number (Optional)'),
    additionalInfo: page.getByLabel('Additional info'),
    /** What would be sent, in a few words; only the form's script says it. */
    summary: page.getByText(/^\d+ times?\b/),
    noTime: page.getByText('No time chosen yet.'),
    noContact: page.getByText('Add an email or phone number so I can reply.'),
    submit: page.getByRole('button', { name: 'Submit' }),
  };
}

/** Opens the page of a day (ISO date) and gives its form. */
export async function openDay(page: Page, date = '2025-07-15') {
  await page.goto(`/timeslots/${date}`);
  return bookingForm(page);
}

/** Fills the form in as a parent who asks for two lessons, in an order other than the day's. */
export async function fillIn(page: Page, parentEmail: string): Promise<void> {
  const form = bookingForm(page);
  await form.slot('10:30 AM').check();
  await form.slot('9:00 AM').check();
  await form.lessonType('Weekly').check();
  await form.lessonType('One time').check();
  await form.email.fill(parentEmail);
  await form.phone.fill(phone);
  await form.additionalInfo.fill(additionalInfo);
}

/** Opens the page of a day (ISO date), fills its form in and presses Submit. */
export async function sendRequest(page: Page, parentEmail: string, date?: string): Promise<void> {
  const { submit } = await openDay(page, date);
  await fillIn(page, parentEmail);
  await submit.click();
}

/** All that {@link fillIn} typed and ticked, and nothing else, is in the form. */
export async function expectAllStillThere(page: Page, parentEmail: string): Promise<void> {
  const form = bookingForm(page);
  for (const time of ['9:00 AM', '10:30 AM']) await expect(form.slot(time)).toBeChecked();
  for (const type of ['Weekly', 'One time']) await expect(form.lessonType(type)).toBeChecked();
  await expect(form.checked).toHaveCount(4);
  await expect(form.email).toHaveValue(parentEmail);
  await expect(form.phone).toHaveValue(phone);
  await expect(form.additionalInfo).toHaveValue(additionalInfo);
}

/** Presses Submit, and the visitor is told that the request was sent. */
export async function expectSubmitted(page: Page): Promise<void> {
  await bookingForm(page).submit.click();
  await expect(page.getByText(submittedSentence)).toBeVisible();
}

/** The text of the one message about a parent's request. */
export async function messageOf(inbox: OwnInbox, parentEmail: string): Promise<string> {
  const messages = await inbox.messages(parentEmail);
  expect(messages).toHaveLength(1);
  return Object(messages[0]?.body.template_params).message;
}
