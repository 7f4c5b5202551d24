import type { Page } from '@playwright/test';

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
