import type { Page } from '@playwright/test';

export const phone = '+1 (555) 010-0199';
export const additionalInfo = 'Mia is four.\nShe loves to jump in.';

export function bookingForm(page: Page) {
  return {
    slot: (time: string) =>
      page.getByRole('checkbox', { name: `${time} - Available`, exact: true }),
    openSlots: page.getByRole('checkbox', { name: / - Available$/ }),
    lessonType: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    moreDays: page.locator('summary', { hasText: 'More days at these times' }),
    dayCheckbox: (name: string) => page.getByRole('checkbox', { name, exact: true }),
    checked: page.getByRole('checkbox', { checked: true }),
    email: page.getByPlaceholder('Enter your email'),
    phone: page.getByLabel('Phone Number (Optional)'),
    additionalInfo: page.getByLabel(/^(Additional info|Your question)$/),
    /** It appears only after the form's script has loaded. After a time, other paragraphs go on in lowercase: “9:00 AM has passed.” */
    summary: page
      .getByRole('paragraph')
      .filter({ hasText: /^(\d+ times?\b|\d+:\d\d [AP]M(?=,|\s*$| [A-Z]))/ }),
    noTime: page.getByText('No time chosen yet.'),
    noContact: page.getByText('Add an email or phone number so I can reply.'),
    submit: page.getByRole('button', { name: 'Submit' }),
  };
}

export async function openDay(page: Page, date = '2025-07-15') {
  await page.goto(`/timeslots/${date}`);
  return bookingForm(page);
}

/** Fills in every field but More days. The later time comes first, because the email must still list times in order. */
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
