import { expect, type Page } from '@playwright/test';
import { notConfirmedSentence } from '@/lib/request/sentences';
import type { Inbox } from '../inbox/inbox-fixture';
import { bookingForm, boxesOf, fillIn, openDay, textsOf } from './booking-form';
import { dayPath, referenceFor } from './posted-form';
import { check } from './press';

export class Parent {
  constructor(
    readonly page: Page,
    readonly inbox: Inbox,
    readonly email: string,
    readonly hasScript = true,
  ) {}

  /** Opens a day and fills in its form, and waits for the form's script, without which Submit loads a page. */
  async fillIn(url = dayPath): Promise<void> {
    await this.page.goto(url);
    await fillIn(this.page, this.email);
    if (this.hasScript) await expect(bookingForm(this.page).summary).toBeVisible();
  }

  /** Fills in times, lesson types and the email on a day's page. */
  async fillInDay(date: string, times: readonly string[], types: readonly string[] = []) {
    const form = await openDay(this.page, date);
    for (const time of times) await check(form.slot(time));
    for (const type of types) await check(form.lessonType(type));
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

  /** The home page says that the request was sent, and what happens next. */
  async expectSent(): Promise<void> {
    const alert = this.page.getByRole('alert').filter({ hasText: 'booking' });
    await expect(alert).toHaveText('Your booking has been submitted!');
    await expect(this.page).toHaveURL(this.hasScript ? /:\d+\/(#sent)?$/ : /:\d+\/#sent$/);
    const visible = { visible: true };
    await expect(this.page.getByText(notConfirmedSentence).filter(visible).first()).toBeVisible();
  }

  async submitAndExpectSent(): Promise<void> {
    await this.submit();
    await this.expectSent();
  }

  /** The home page also shows the reference of what `fillIn` filled in, which needs JavaScript. */
  async expectReceipt(): Promise<void> {
    await this.expectSent();
    const receipt = `Your reference is ${referenceFor(this.email)}`;
    await expect(this.page.getByText(receipt)).toBeVisible();
  }

  async submitAndExpectReceipt(): Promise<void> {
    await this.submit();
    await this.expectReceipt();
  }

  /** The day's page says why nothing was sent, and keeps what `fillIn` filled in. */
  async expectFailed(why = 'Failed to send the email. Please try again later.'): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: why })).toBeVisible();
    await expect(this.page).toHaveURL(new RegExp(`${dayPath}(\\?|$)`));
    await this.expectFormIntact();
  }

  /** The form contains exactly what `fillIn` filled in. */
  async expectFormIntact(): Promise<void> {
    const boxes = boxesOf(this.page, this.email);
    for (const box of boxes) await expect(box).toBeChecked();
    await expect(bookingForm(this.page).checked).toHaveCount(boxes.length);
    for (const [field, text] of textsOf(this.page, this.email)) {
      await expect(field).toHaveValue(text);
    }
  }

  /** Makes a provider respond to the parent's requests with a fault (`e2e/inbox/faults.ts`). */
  async injectFault(rule: object): Promise<void> {
    await this.inbox.injectFault({ containing: this.email, ...rule });
  }

  /** Checks how many of the parent's requests reached the providers, and how many messages the inbox kept. */
  async expectArrived({ requests = 1, messages = 1 } = {}): Promise<void> {
    expect(await this.inbox.requests(this.email)).toHaveLength(requests);
    expect(await this.inbox.messages(this.email)).toHaveLength(messages);
  }

  /** The text of the only message, which EmailJS must have accepted. */
  async message(): Promise<string> {
    const messages = await this.inbox.messages(this.email);
    expect(messages).toHaveLength(1);
    return Object(messages[0]?.body.template_params).message;
  }
}
