import type { Locator, Page } from '@playwright/test';
import type { LessonBooking } from '@/lib/request/booking';
import type { Choices, TextName } from '@/lib/request/form-values';
import { shortDate } from '@/lib/season/date-in-words';
import { check } from './press';

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

/** The request that `fillIn` fills in on July 15: every field but More days. */
export function requestBy(email: string): Omit<LessonBooking, 'reference'> {
  return {
    kind: 'lesson',
    date: '2025-07-15',
    times: ['9:00 AM', '10:30 AM'],
    lessonTypes: ['Weekly', 'One time'],
    otherDates: [],
    email,
    phone,
    additionalInfo,
  };
}

/** Each box that `fillIn` checks. */
export function boxesOf(page: Page, email: string): readonly Locator[] {
  const form = bookingForm(page);
  const { times, lessonTypes, otherDates } = requestBy(email);
  const boxes: Readonly<Record<keyof Choices, readonly Locator[]>> = {
    times: times.map(form.slot),
    lessonTypes: lessonTypes.map(form.lessonType),
    otherDates: otherDates.map((date) => form.dayCheckbox(shortDate(date))),
  };
  return Object.values(boxes).flat();
}

/** Each field that `fillIn` writes into, with its text. */
export function textsOf(page: Page, email: string): readonly (readonly [Locator, string])[] {
  const form = bookingForm(page);
  const request = requestBy(email);
  const texts: Readonly<Record<TextName, readonly [Locator, string]>> = {
    email: [form.email, request.email],
    phone: [form.phone, request.phone],
    additionalInfo: [form.additionalInfo, request.additionalInfo],
  };
  return Object.values(texts);
}

/** Fills in `requestBy`. The later time comes first, because the email must still list times in order. */
export async function fillIn(page: Page, email: string): Promise<void> {
  for (const box of boxesOf(page, email).toReversed()) await check(box);
  for (const [field, text] of textsOf(page, email)) await field.fill(text);
}
