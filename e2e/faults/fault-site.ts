import type { Page } from '@playwright/test';
import { failedSentence, requestSentence, submittedSentence } from '@/lib/booking/sentences';
import type { Site } from '../run/start-site';
import { bookingForm, expectAllStillThere, fillIn } from '../support/booking-form';
import { startOwnSite, type OwnInbox } from '../support/own-site';
import { createClient } from '../inbox/inbox-fixture';
import { expect, test as base } from '../support/test';
import { day, referenceFor } from '../support/posted-form';

type Fixtures = {
  /** A parent who comes to {@link WorkerFixtures.site}. */
  parent: Parent;
  /** Starts a site with these settings and a long deadline, wired to the inbox, until the test ends. */
  siteWith: (environment: Readonly<Record<string, string>>) => Promise<Site>;
};

type WorkerFixtures = {
  /** A site with a long deadline and nothing behind EmailJS. */
  site: Site;
};

/** Longer than a test holds an answer back. */
const longDeadline = { MAIL_DEADLINE_SECONDS: '5' };

export const test = base.extend<Fixtures, WorkerFixtures>({
  parent: async ({ page, site, inbox, parentEmail }, provide) => {
    await provide(new Parent(page, site, inbox, parentEmail));
  },
  site: [
    async ({}, provide) => {
      const inbox = createClient(`http://127.0.0.1:${process.env.INBOX_PORT}`);
      const site = await startOwnSite(inbox, longDeadline);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  siteWith: async ({ inbox }, provide) => {
    const sites: Site[] = [];
    await provide(async (environment) => {
      const site = await startOwnSite(inbox, { ...longDeadline, ...environment });
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map(({ stop }) => stop()));
  },
});

export { expect };

/** A parent who fills in the page of the day, and what becomes of the request. */
class Parent {
  constructor(
    readonly page: Page,
    readonly site: Site,
    readonly inbox: OwnInbox,
    readonly email: string,
  ) {}

  /** Has the providers do this to the parent's requests (`e2e/inbox/faults.ts`). */
  async injectFault(rule: object): Promise<void> {
    await this.inbox.injectFault({ containing: this.email, ...rule });
  }

  async fillIn({ origin } = this.site): Promise<void> {
    await this.page.goto(origin + day);
    await fillIn(this.page, this.email);
  }

  /** The same parent in another tab, who finds what the first typed. */
  async inNewTab(): Promise<Parent> {
    const page = await this.page.context().newPage();
    await page.goto(this.site.origin + day);
    return new Parent(page, this.site, this.inbox, this.email);
  }

  async submit(): Promise<void> {
    await bookingForm(this.page).submit.click();
  }

  async send(site = this.site): Promise<void> {
    await this.fillIn(site);
    await this.submit();
  }

  /** At home and told, in the owner's words, that it was sent, and what happens next. */
  async expectSent(): Promise<void> {
    const alert = this.page.getByRole('alert').filter({ hasText: 'booking' });
    await expect(alert).toHaveText(submittedSentence);
    await expect(this.page).toHaveURL(/:\d+\/$/);
    await expect(this.page.getByText(requestSentence)).toBeVisible();
  }

  /** The same, and the receipt has the request's reference, which a script alone can bring. */
  async expectReceipt(): Promise<void> {
    await this.expectSent();
    const receipt = `Your reference is ${referenceFor(this.email)}`;
    await expect(this.page.getByText(receipt)).toBeVisible();
  }

  /** Presses Submit once more, and all is well. */
  async retry(): Promise<void> {
    await this.submit();
    await this.expectReceipt();
  }

  /** Told that it was not sent, and why; still at the day, and nothing is lost. */
  async expectFailed(why = failedSentence): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: why })).toBeVisible();
    await expect(this.page).toHaveURL(new RegExp(`${day}(\\?|$)`));
    await expectAllStillThere(this.page, this.email);
  }

  /** Of the parent's requests so many came to a provider, and were kept. */
  async expectArrived({ requests = 1, messages = 1 } = {}): Promise<void> {
    expect(await this.inbox.requests(this.email)).toHaveLength(requests);
    expect(await this.inbox.messages(this.email)).toHaveLength(messages);
  }
}
