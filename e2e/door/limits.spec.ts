import type { Page } from '@playwright/test';
import { callAction, findAction } from '../bench/call-action.mjs';
import {
  expect,
  expectAllStillThere,
  expectFailed,
  expectSubmitted,
  referenceFor,
  send,
  test,
} from '../faults/fault-site';
import { bookingForm, fillIn } from '../support/booking-form';
import { withSite } from '../support/own-site';

const onVercel = { VERCEL: '1' };

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
      await send(page, `first-${parentEmail}`);
      await expect(page.getByText('Your booking has been submitted!')).toBeVisible();

      const again = await parentAt(site, { script });
      await again.setExtraHTTPHeaders({ 'x-real-ip': '203.0.113.7' });
      await send(again, `again-${parentEmail}`);
      await expect(again.getByRole('alert').filter({ hasText: 'Too many' })).toHaveText(
        'Too many requests have come in just now. Please try again in 10 minutes.',
      );
      await expectAllStillThere(again, `again-${parentEmail}`);
      expect(await ownInbox.requests(`again-${parentEmail}`)).toEqual([]);
      const line = `booking ${referenceFor(`again-${parentEmail}`)}: over a limit, may try again in`;
      await expect.poll(() => site.log()).toContain(line);

      const another = await parentAt(site, { script });
      await another.setExtraHTTPHeaders({ 'x-real-ip': '203.0.113.8' });
      await send(another, `other-${parentEmail}`);
      await expect(another.getByText('Your booking has been submitted!')).toBeVisible();
      await close(page, again, another);
    });
  });
}

test('an address that the visitor could have made up tells nobody apart', async ({
  ownInbox,
  parentAt,
  parentEmail,
}, { parallelIndex }) => {
  await withSite(ownInbox, parallelIndex, { REQUESTS_PER_VISITOR: '1/600' }, async (site) => {
    for (const email of [`first-${parentEmail}`, `again-${parentEmail}`]) {
      const page = await parentAt(site);
      await page.setExtraHTTPHeaders({ 'x-real-ip': '203.0.113.7' });
      await send(page, email);
      await expectSubmitted(page, email);
      expect(await ownInbox.messages(email)).toHaveLength(1);
      await close(page);
    }
  });
});

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
    await expectSubmitted(page, parentEmail);
    await bookingForm(secondTab).submit.click();
    await expectSubmitted(secondTab, parentEmail);

    const another = await parentAt(site);
    await send(another, `other-${parentEmail}`);
    await expect(another.getByRole('alert').filter({ hasText: 'Too many' })).toHaveText(
      'Too many requests have come in just now. Please try again in a minute.',
    );
    expect(await ownInbox.messages(parentEmail)).toHaveLength(1);
    await close(page, secondTab, another);
  });
});

test('a limit that makes no sense is said in the log, and the default holds', async ({ ownInbox }, {
  parallelIndex,
}) => {
  // No provider: what is counted is the request, so that this takes no minute of EmailJS's pace.
  const environment = { REQUESTS_PER_INSTANCE: 'many', EMAILJS_USER_ID: '' };
  await withSite(ownInbox, parallelIndex, environment, async (site) => {
    const action = await findAction(site.origin);
    const statuses: string[] = [];
    for (let count = 0; count < 61; count += 1) {
      statuses.push((await callAction(action, `visitor-${count}@example.com`)).status);
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set(['failed']));
    expect(statuses.at(60)).toBe('limited');
    expect(site.log()).toContain(
      'REQUESTS_PER_INSTANCE is neither count/seconds nor "off"; its default is used.',
    );
  });
});

for (const script of [true, false]) {
  test(`what fills in the field that nobody sees is told the truth, ${script ? 'with' : 'without'} a script`, async ({
    ownInbox,
    sites,
    parentAt,
    parentEmail,
  }) => {
    const page = await parentAt(sites['nothing behind it'], { script });
    await page.getByLabel('Leave this empty').fill('https://example.com');
    await send(page, parentEmail);
    await expectFailed(page, parentEmail);
    expect(await ownInbox.requests(parentEmail)).toEqual([]);
  });
}

test('the field that nobody sees is out of sight, out of the tab order and unknown to autofill', async ({
  sites,
  parentAt,
}) => {
  const page = await parentAt(sites['nothing behind it']);
  const field = page.getByLabel('Leave this empty');
  await expect(field).not.toBeInViewport();
  await expect(field).toHaveAttribute('tabindex', '-1');
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
});
