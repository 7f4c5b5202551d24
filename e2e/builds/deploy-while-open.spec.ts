import type { Page } from '@playwright/test';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { invalidSentence, outdatedSentence, takenSentence } from '@/lib/booking/sentences';
import { copySite } from '../security/copied-site';
import { siteEnvironment } from '../run/site-environment.mjs';
import { startSite } from '../run/start-site.mjs';
import { bookingForm, expectAllStillThere, expectSubmitted, fillIn } from '../support/booking-form';
import { freePortFor, withInbox, type OwnInbox } from '../support/own-site';
import { expect, test as base } from '../support/test';
import { buildSite } from './build-site.mjs';

/** The folders of the site as it was when the page was opened, and as it is when the form is sent. */
type Deployments = {
  readonly before: string;
  /** With 9:00 AM taken off July 15; actions have the ids that they had. */
  readonly slotTaken: string;
  /** Built anew, whereby actions get ids that no page of before knows. */
  readonly otherActionIds: string;
};

/** Copies the built site and takes 9:00 AM off July 15 on its server, as a build with the same key would. */
function withSlotTaken(): string {
  const copy = copySite('deployed-with-slot-taken');
  const server = join(copy, '.next/server');
  const open = '"2025-07-15":[{"time":"9:00 AM","available":true}';
  const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(server, file))
    .filter((file) => readFileSync(file, 'utf8').includes(open));
  if (scripts.length === 0) throw new Error('No script of the server holds the season.');
  for (const script of scripts) {
    const text = readFileSync(script, 'utf8');
    writeFileSync(script, text.replaceAll(open, open.replace('true', 'false')));
  }
  return copy;
}

const test = base.extend<
  { deploy: (to: keyof Deployments) => Promise<string>; inbox: OwnInbox },
  { deployments: Deployments; ownInbox: OwnInbox }
>({
  ownInbox: [
    async ({}, provide, { parallelIndex }) => {
      await withInbox(`deploy-inbox-${parallelIndex}`, provide);
    },
    { scope: 'worker' },
  ],
  inbox: async ({ ownInbox }, provide) => {
    await provide(ownInbox);
  },
  deployments: [
    async ({}, provide) => {
      const timeslots = readFileSync('data/timeslots.json', 'utf8');
      const build = await buildSite('deployed-anew', timeslots, 'UTC');
      expect(build.succeeded, build.output).toBe(true);
      await provide({
        before: copySite('deployed-before'),
        slotTaken: withSlotTaken(),
        otherActionIds: build.directory,
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  /** Has another build of the site answer at the address of the one before. */
  deploy: async ({ deployments, ownInbox }, provide, { parallelIndex }) => {
    const port = await freePortFor(parallelIndex);
    let stop = () => Promise.resolve();
    await provide(async (to) => {
      await stop();
      const environment = siteEnvironment(ownInbox.origin);
      const site = await startSite({ port, directory: deployments[to], environment });
      stop = site.stop;
      return site.origin;
    });
    await stop();
  },
});

/** 9:00 AM is named and shown as taken; all else that {@link fillIn} chose and typed is there. */
async function expectTaken(page: Page, parentEmail: string): Promise<void> {
  const form = bookingForm(page);
  const sentence = takenSentence(['9:00 AM']);
  await expect(page.getByRole('alert').filter({ hasText: 'request' })).toHaveText(invalidSentence);
  await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible();
  await expect(page.getByText('9:00 AM - Not Available')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^9:00 AM/ })).toHaveCount(0);
  await expect(form.slot('10:30 AM')).toBeChecked();
  await expect(form.checked).toHaveCount(3);
  await expect(form.email).toHaveValue(parentEmail);
  await expect(form.additionalInfo).toHaveValue('Mia is four.\nShe loves to jump in.');
}

// A server that is replaced is away for a moment, and drops connections that are open.
test.use({ expectedComplaint: /ERR_(CONNECTION|EMPTY)/ });

for (const { title, javaScriptEnabled } of [
  { title: 'with a script', javaScriptEnabled: true },
  { title: 'without a script', javaScriptEnabled: false },
]) {
  test.describe(title, () => {
    test.use({ javaScriptEnabled });

    test('a slot that was taken while the form was open is named and shown as taken', async ({
      page,
      deploy,
      inbox,
      parentEmail,
    }) => {
      await page.goto(`${await deploy('before')}/timeslots/2025-07-15`);
      await fillIn(page, parentEmail);
      await deploy('slotTaken');
      await bookingForm(page).submit.click();
      await expectTaken(page, parentEmail);
      expect(await inbox.requests(parentEmail)).toEqual([]);

      await bookingForm(page).slot('9:30 AM').check();
      await expectSubmitted(page);
      const [mail] = await inbox.messages(parentEmail);
      expect(JSON.stringify(mail?.body)).toContain('Time slots: 9:30 AM, 10:30 AM');
    });
  });
}

test('a taken slot stays taken when the news is dismissed, and is not counted any more', async ({
  page,
  deploy,
  parentEmail,
}) => {
  await page.goto(`${await deploy('before')}/timeslots/2025-07-15`);
  await fillIn(page, parentEmail);
  await deploy('slotTaken');
  await bookingForm(page).submit.click();
  await expectTaken(page, parentEmail);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('9:00 AM - Not Available')).toBeVisible();
  await expect(page.getByText('1 time · Weekly · One time')).toBeVisible();
});

test.describe('an open form of the site before', () => {
  test.use({ expectedComplaint: /status of 409|ERR_(CONNECTION|EMPTY)/ });

  test('says that the site was updated, and is as it was after a reload', async ({
    page,
    deploy,
    inbox,
    parentEmail,
  }) => {
    await page.goto(`${await deploy('before')}/timeslots/2025-07-16`);
    await fillIn(page, parentEmail);
    await deploy('otherActionIds');
    await bookingForm(page).submit.click();
    await expect(page.getByRole('alert').filter({ hasText: 'updated' })).toHaveText(
      outdatedSentence,
    );
    await expectAllStillThere(page, parentEmail);
    expect(await inbox.requests(parentEmail)).toEqual([]);

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'updated' })).toHaveCount(0);
    await expectAllStillThere(page, parentEmail);
    await expectSubmitted(page);
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
  });
});
