import type { BrowserContext, Page } from '@playwright/test';
import { referenceOf } from '@/lib/booking/reference';
import { failedSentence, requestSentence, submittedSentence } from '@/lib/booking/sentences';
import type { ArrivedRequest, Message, ProviderName } from '../inbox/types';
import type { Site } from '../run/start-site.mjs';
import {
  additionalInfo,
  bookingForm,
  expectAllStillThere,
  fillIn,
  phone,
} from '../support/booking-form';
import { resendEnvironment, withInbox, withSite, type OwnInbox } from '../support/own-site';
import { expect, test as base } from '../support/test';
import type { Fault } from './fault-table';

export type FaultSite = Site & { readonly inbox: OwnInbox };

/** What stands behind EmailJS on a site. */
type Behind = 'nothing behind it' | 'Resend behind it';

type Fixtures = {
  /**
   * Opens the day's page of a site in a browser with or without a script: the one of earlier visits,
   * with a draft that they may have left, unless the parent is not here again.
   */
  parentAt: (site: Site, browser?: { script?: boolean; again?: boolean }) => Promise<Page>;
};

type WorkerFixtures = {
  ownInbox: OwnInbox;
  /** Two sites on one inbox: the rows of the tables take turns on them. */
  sites: Readonly<Record<Behind, FaultSite>>;
  /** A site that waits for a provider as long as it does by default: 8 seconds. */
  patientSite: FaultSite;
};

export const day = '/timeslots/2025-07-15';

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownInbox: [
    async ({}, provide, { parallelIndex }) => {
      await withInbox(`fault-inbox-${parallelIndex}`, provide);
    },
    { scope: 'worker' },
  ],
  sites: [
    async ({ ownInbox }, provide, { parallelIndex }) => {
      const withResend = resendEnvironment(ownInbox.origin);
      await withSite(ownInbox, parallelIndex, {}, (alone) =>
        withSite(ownInbox, parallelIndex, withResend, (both) =>
          provide({
            'nothing behind it': { ...alone, inbox: ownInbox },
            'Resend behind it': { ...both, inbox: ownInbox },
          }),
        ),
      );
    },
    { scope: 'worker' },
  ],
  patientSite: [
    async ({ ownInbox }, provide, { parallelIndex }) => {
      await withSite(ownInbox, parallelIndex, { MAIL_DEADLINE_SECONDS: '' }, (site) =>
        provide({ ...site, inbox: ownInbox }),
      );
    },
    { scope: 'worker' },
  ],
  inbox: async ({ ownInbox }, provide) => {
    await provide(ownInbox);
  },
  parentAt: async ({ context, browser }, provide) => {
    const others: BrowserContext[] = [];
    await provide(async (site, { script = true, again = true } = {}) => {
      let visitor = context;
      if (!script || !again) {
        visitor = await browser.newContext({ javaScriptEnabled: script });
        others.push(visitor);
      }
      const page = await visitor.newPage();
      await page.goto(site.origin + day);
      return page;
    });
    for (const other of others) await other.close();
  },
});

export { expect };

/** The reference of what {@link fillIn} asks for. */
export function referenceFor(parentEmail: string): string {
  return referenceOf({
    date: '2025-07-15',
    slots: ['9:00 AM', '10:30 AM'],
    lessonTypes: ['Weekly', 'One time'],
    otherDates: [],
    email: parentEmail,
    phone,
    additionalInfo,
    requestId: '',
  });
}

/** Fills the form in and sends it. */
export async function send(page: Page, parentEmail: string): Promise<void> {
  await fillIn(page, parentEmail);
  await bookingForm(page).submit.click();
}

/** The visitor is at home and told, in the owner's words, that it was sent, and what happens next. */
export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'booking' })).toHaveText(
    submittedSentence,
    { timeout: 20_000 },
  );
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByText(requestSentence)).toBeVisible();
}

/** The same, and the receipt has the request's reference, which a script alone can bring. */
export async function expectReceipt(page: Page, parentEmail: string): Promise<void> {
  await expectSent(page);
  await expect(page.getByText(`Your reference is ${referenceFor(parentEmail)}`)).toBeVisible();
}

/** The visitor is told that it was not sent, and why; is still at the day, and has lost nothing. */
export async function expectFailed(
  page: Page,
  parentEmail: string,
  why = failedSentence,
): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(new RegExp(`${day}(\\?|$)`));
  await expectAllStillThere(page, parentEmail);
}

function from<Entry extends { provider: ProviderName }>(
  entries: readonly Entry[],
  provider: ProviderName,
): readonly Entry[] {
  return entries.filter((entry) => entry.provider === provider);
}

/** What one provider saw of a parent's request: all that arrived there, and the messages it kept. */
export async function seenBy(
  provider: ProviderName,
  inbox: OwnInbox,
  parentEmail: string,
): Promise<{ requests: readonly ArrivedRequest[]; messages: readonly Message[] }> {
  const [requests, messages] = await Promise.all([
    inbox.requests(parentEmail),
    inbox.messages(parentEmail),
  ]);
  return { requests: from(requests, provider), messages: from(messages, provider) };
}

/** The reference that the visible text of each request carries. */
export function referencesIn(requests: readonly ArrivedRequest[]): readonly (string | undefined)[] {
  return requests.map(({ body }) => /Reference: (\w+)/.exec(JSON.stringify(body))?.[1]);
}

/** The lines that a site logged about one request. */
export function logOf(site: Site, parentEmail: string): readonly string[] {
  const start = `booking ${referenceFor(parentEmail)}: `;
  return site
    .log()
    .split('\n')
    .filter((line) => line.startsWith(start));
}

/** The log says nothing by which a visitor could be known. */
export function expectNobodyInLog(site: Site, parentEmail: string): void {
  for (const personal of [parentEmail, '010-0199', 'Mia', 'jump']) {
    expect(site.log()).not.toContain(personal);
  }
}

/** Injects a row's fault into a provider for one parent's request. */
export async function arrange(
  inbox: OwnInbox,
  provider: ProviderName,
  parentEmail: string,
  { rule }: Pick<Fault, 'rule'>,
): Promise<void> {
  if (!rule) return;
  const answer = await inbox.injectFault({ provider, containing: parentEmail, ...rule });
  expect(answer.status, await answer.text()).toBe(200);
}

/** How many messages a provider keeps of one request, by the table. */
export function keptBy({ kept, verdict }: Fault): number {
  return kept ?? (verdict === 'taken' ? 1 : 0);
}

/** The line that the log has to hold about one call to a provider. */
export function lineOf(provider: ProviderName, { verdict, reason }: Fault): RegExp {
  return new RegExp(`: ${provider} ${verdict} \\((${reason}), \\d+ ms\\)$`);
}

/** Nothing but these lines was logged about a request, and nothing by which its visitor could be known. */
export async function expectLog(
  site: Site,
  parentEmail: string,
  lines: readonly (RegExp | string)[],
): Promise<void> {
  const expected = lines.map((line) => expect.stringMatching(line));
  await expect.poll(() => logOf(site, parentEmail)).toEqual(expected);
  expectNobodyInLog(site, parentEmail);
}
