import type { Page } from '@playwright/test';
import { callAction, findAction } from '../bench/call-action.mjs';
import type { Site } from '../run/start-site.mjs';
import {
  expect,
  expectFailed,
  expectReceipt,
  referenceFor,
  send,
  test,
} from '../faults/fault-site';
import { limitedSentence } from '@/lib/booking/sentences';
import { bookingForm, expectAllStillThere, expectSubmitted, fillIn } from '../support/booking-form';
import { resendEnvironment, withSite, type OwnInbox } from '../support/own-site';

const onVercel = { VERCEL: '1', VERCEL_REGION: 'iad1' };

/** Closes pages before their site stops, so that nothing of them is cut off. */
async function close(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.close();
}

for (const script of [true, false]) {
  const title = script ? 'with a script' : 'without a script';

  test(`a visitor over the limit is told when to try again and loses nothing, ${title}`, async ({
    ownInbox,
    parentAt,
    parentEmail,
  }, { parallelIndex }) => {
    const environment = { ...onVercel, REQUESTS_PER_VISITOR: '1/600' };
    await withSite(ownInbox, parallelIndex, environment, async (site) => {
      const page = await parentAt(site, { script });
      await page.setExtraHTTPHeaders({ 'x-real-ip': '203.0.113.7' });
      await fillIn(page, `first-${parentEmail}`);
      await expectSubmitted(page);

      const again = await parentAt(site, { script });
      await again.setExtraHTTPHeaders({ 'x-real-ip': '203.0.113.7' });
      await send(again, `again-${parentEmail}`);
      await expect(again.getByRole('alert').filter({ hasText: 'a lot of requests' })).toHaveText(
        limitedSentence(600),
      );
      await expectAllStillThere(again, `again-${parentEmail}`);
      expect(await ownInbox.requests(`again-${parentEmail}`)).toEqual([]);
      const line = `booking ${referenceFor(`again-${parentEmail}`)}: over a limit, may try again in`;
      await expect.poll(() => site.log()).toContain(line);

      const another = await parentAt(site, { script });
      await another.setExtraHTTPHeaders({ 'x-real-ip': '203.0.113.8' });
      await fillIn(another, `other-${parentEmail}`);
      await expectSubmitted(another);
      await close(page, again, another);
    });
  });
}

for (const [host, settings] of [
  ['on a host of one’s own', {}],
  ['where `vercel env pull` has written VERCEL into .env.local', { VERCEL: '1' }],
] as const) {
  test(`an address that the visitor could have made up tells nobody apart, ${host}`, async ({
    ownInbox,
    parentAt,
    parentEmail,
  }, { parallelIndex }) => {
    const environment = { ...settings, REQUESTS_PER_VISITOR: '1/600' };
    await withSite(ownInbox, parallelIndex, environment, async (site) => {
      for (const email of [`first-${parentEmail}`, `again-${parentEmail}`]) {
        const page = await parentAt(site);
        await page.setExtraHTTPHeaders({ 'x-real-ip': '203.0.113.7' });
        await send(page, email);
        await expectReceipt(page, email);
        expect(await ownInbox.messages(email)).toHaveLength(1);
        await close(page);
      }
    });
  });
}

test('all visitors together have a limit, and the same request again is not counted twice', async ({
  ownInbox,
  parentAt,
  parentEmail,
}, { parallelIndex }) => {
  await withSite(ownInbox, parallelIndex, { REQUESTS_PER_INSTANCE: '1/60' }, async (site) => {
    const page = await parentAt(site);
    await fillIn(page, parentEmail);
    const secondTab = await parentAt(site);
    await bookingForm(page).submit.click();
    await expectReceipt(page, parentEmail);
    await bookingForm(secondTab).submit.click();
    await expectReceipt(secondTab, parentEmail);

    const another = await parentAt(site);
    await send(another, `other-${parentEmail}`);
    await expect(another.getByRole('alert').filter({ hasText: 'a lot of requests' })).toHaveText(
      limitedSentence(60),
    );
    expect(await ownInbox.messages(parentEmail)).toHaveLength(1);
    await close(page, secondTab, another);
  });
});

/** A site whose mail goes through Resend alone, which takes one as fast as it comes. */
function throughResendAlone(inbox: OwnInbox, settings: Readonly<Record<string, string>>) {
  return { ...resendEnvironment(inbox.origin), EMAILJS_USER_ID: '', ...settings };
}

/** What so many visitors are told who send one request each, one after the other. */
async function statusesOf(site: Site, count: number): Promise<readonly string[]> {
  const action = await findAction(site.origin);
  const statuses: string[] = [];
  while (statuses.length < count) {
    statuses.push((await callAction(action, `visitor-${statuses.length}@example.com`)).status);
  }
  return statuses;
}

for (const { name, value, allowed, sentence } of [
  {
    name: 'REQUESTS_PER_INSTANCE',
    value: 'many',
    allowed: 60,
    sentence: 'REQUESTS_PER_INSTANCE is neither count/seconds nor "off"; its default is used.',
  },
  {
    name: 'REQUESTS_PER_DAY',
    value: '2.5',
    allowed: 30,
    sentence: 'REQUESTS_PER_DAY is neither a whole number nor "off"; its default is used.',
  },
] as const) {
  test(`a ${name} that makes no sense is said in the log, and the default of ${allowed} holds`, async ({
    ownInbox,
  }, { parallelIndex }) => {
    const settings = throughResendAlone(ownInbox, { [name]: value });
    await withSite(ownInbox, parallelIndex, settings, async (site) => {
      const statuses = await statusesOf(site, allowed + 1);
      expect(statuses.slice(0, allowed)).toEqual(Array.from({ length: allowed }, () => 'sent'));
      expect(statuses.at(allowed)).toBe('limited');
      expect(site.log()).toContain(sentence);
    });
  });
}

test('a day has a limit of its own, and the visitor is told the hours until it ends', async ({
  ownInbox,
  parentAt,
  parentEmail,
}, { parallelIndex }) => {
  await withSite(ownInbox, parallelIndex, { REQUESTS_PER_DAY: '1' }, async (site) => {
    const page = await parentAt(site);
    await send(page, parentEmail);
    await expectReceipt(page, parentEmail);
    const another = await parentAt(site);
    await send(another, `other-${parentEmail}`);
    await expect(another.getByRole('alert').filter({ hasText: 'Please try again' })).toHaveText(
      limitedSentence(24 * 60 * 60),
    );
    await close(page, another);
  });
});

for (const [what, settings] of [
  ['refuses', { status: 500, text: 'null' }],
  ['has used up its month', { status: 429, text: '{"name":"monthly_quota_exceeded"}' }],
] as const) {
  test(`requests that a provider took none of, because it ${what}, count against no limit`, async ({
    ownInbox,
    parentEmail,
  }, { parallelIndex }) => {
    const limits = { REQUESTS_PER_VISITOR: '1/600', REQUESTS_PER_INSTANCE: '1/600' };
    const environment = { ...onVercel, ...limits, REQUESTS_PER_DAY: '1' };
    await withSite(
      ownInbox,
      parallelIndex,
      throughResendAlone(ownInbox, environment),
      async (site) => {
        const rule = { kind: 'answer', containing: parentEmail, times: 3, ...settings };
        await ownInbox.injectFault(rule);
        const action = await findAction(site.origin);
        const visitor = { 'x-real-ip': '203.0.113.7' };
        const tries: string[] = [];
        for (const attempt of ['a', 'b', 'c', 'd', 'e']) {
          tries.push((await callAction(action, `${attempt}-${parentEmail}`, visitor)).status);
        }
        expect(tries).toEqual(['failed', 'failed', 'failed', 'sent', 'limited']);
      },
    );
  });
}

test('a household on IPv6 is one visitor, however it spells its address', async ({ ownInbox }, {
  parallelIndex,
}) => {
  const settings = { ...onVercel, REQUESTS_PER_VISITOR: '1/600' };
  const environment = throughResendAlone(ownInbox, settings);
  await withSite(ownInbox, parallelIndex, environment, async (site) => {
    const action = await findAction(site.origin);
    const told: string[] = [];
    for (const address of ['2001:db8::1', '2001:0DB8:0:0:ffff::2', '2001:db8:0:1::1']) {
      const email = `${address.replaceAll(':', '-')}@example.com`;
      told.push((await callAction(action, email, { 'x-real-ip': address })).status);
    }
    expect(told).toEqual(['sent', 'limited', 'sent']);
  });
});

for (const [browser, script] of [
  ['with a script', true],
  ['without a script', false],
] as const) {
  test(`the field that nobody sees is reached by no one, and what fills it in is told the truth, ${browser}`, async ({
    inbox,
    sites,
    parentAt,
    parentEmail,
  }) => {
    const page = await parentAt(sites['nothing behind it'], { script });
    const field = page.getByLabel('Leave this empty');
    await expect(field).not.toBeInViewport();
    await expect(field).toHaveAttribute('tabindex', '-1');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
    await field.fill('https://example.com');
    await send(page, parentEmail);
    await expectFailed(page, parentEmail);
    expect(await inbox.requests(parentEmail)).toEqual([]);
  });
}
