import { expect, type Page } from '@playwright/test';
import { failedSentence, requestSentence, submittedSentence } from '@/lib/booking/sentences';
import { additionalInfo, bookingForm, fillIn, openDay, phone } from './booking-form';
import type { OwnInbox } from './own-site';
import { day, referenceFor } from './posted-form';

/** A parent with a browser and an address of their own, and what becomes of the request. */
export class Parent {
  constructor(
    readonly page: Page,
    readonly inbox: OwnInbox,
    readonly email: string,
  ) {}

  /** Opens the page of the day and fills it in (`fillIn`). */
  async fillIn(url = day): Promise<void> {
    await this.page.goto(url);
    await fillIn(this.page, this.email);
  }

  /** Opens the page of a day (ISO date) and asks for times and lesson types, with the email alone. */
  async ask(date: string, times: readonly string[], types: readonly string[] = []) {
    const form = await openDay(this.page, date);
    for (const time of times) await form.slot(time).check();
    for (const type of types) await form.lessonType(type).check();
    await form.email.fill(this.email);
    return form;
  }

  async submit(): Promise<void> {
    await bookingForm(this.page).submit.click();
  }

  async send(url?: string): Promise<void> {
    await this.fillIn(url);
    await this.submit();
  }

  /** The same parent in another tab. */
  async inNewTab(): Promise<Parent> {
    const page = await this.page.context().newPage();
    await page.goto(day);
    return new Parent(page, this.inbox, this.email);
  }

  /** At home and told, in the owner's words, that it was sent, and what happens next. */
  async expectSent(): Promise<void> {
    const alert = this.page.getByRole('alert').filter({ hasText: 'booking' });
    await expect(alert).toHaveText(submittedSentence);
    await expect(this.page).toHaveURL(/:\d+\/(\?receipt=[\d-]+)?$/);
    await expect(this.page.getByText(requestSentence)).toBeVisible();
  }

  /** Presses Submit, and is told so. */
  async expectSubmitted(): Promise<void> {
    await this.submit();
    await this.expectSent();
  }

  /** Is told that it was sent, with the request's reference, which a script alone can bring. */
  async expectReceipt(): Promise<void> {
    await this.expectSent();
    const receipt = `Your reference is ${referenceFor(this.email)}`;
    await expect(this.page.getByText(receipt)).toBeVisible();
  }

  /** Presses Submit once more, and has the receipt. */
  async retry(): Promise<void> {
    await this.submit();
    await this.expectReceipt();
  }

  /** Told that it was not sent, and why; still at the day, and nothing is lost. */
  async expectFailed(why = failedSentence): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: why })).toBeVisible();
    await expect(this.page).toHaveURL(new RegExp(`${day}(\\?|$)`));
    await this.expectAllStillThere();
  }

  /** All that was filled in, and nothing else, is in the form. */
  async expectAllStillThere(): Promise<void> {
    const form = bookingForm(this.page);
    for (const time of ['9:00 AM', '10:30 AM']) await expect(form.slot(time)).toBeChecked();
    for (const type of ['Weekly', 'One time']) await expect(form.lessonType(type)).toBeChecked();
    await expect(form.checked).toHaveCount(4);
    await expect(form.email).toHaveValue(this.email);
    await expect(form.phone).toHaveValue(phone);
    await expect(form.additionalInfo).toHaveValue(additionalInfo);
  }

  /** Has the providers do this to the parent's requests (`e2e/inbox/faults.ts`). */
  async injectFault(rule: object): Promise<void> {
    await this.inbox.injectFault({ containing: this.email, ...rule });
  }

  /** Of the parent's requests so many came to a provider, and were kept. */
  async expectArrived({ requests = 1, messages = 1 } = {}): Promise<void> {
    expect(await this.inbox.requests(this.email)).toHaveLength(requests);
    expect(await this.inbox.messages(this.email)).toHaveLength(messages);
  }

  async message(): Promise<string> {
    const messages = await this.inbox.messages(this.email);
    expect(messages).toHaveLength(1);
    return Object(messages[0]?.body.template_params).message;
  }
}
