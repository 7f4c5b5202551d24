import type { Page, Route } from '@playwright/test';
import { outdatedSentence } from '@/lib/booking/sentences';
import { bookingForm, expectAllStillThere, phone } from '../support/booking-form';
import { expect, expectFailed, expectReceipt, seenBy, send, test } from './fault-site';

const html = 'text/html; charset=utf-8';
const page502 = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';

/** What can become of the page's call to the server, short of an answer from the action. */
const lineFaults: readonly {
  name: string;
  happens: (route: Route) => Promise<void>;
  /** What the parent is told, where it is not that it failed. */
  says?: string;
}[] = [
  { name: 'a line that is down', happens: (route) => route.abort('internetdisconnected') },
  { name: 'a line that is cut', happens: (route) => route.abort('connectionreset') },
  {
    name: 'status 409, as after a new deployment',
    says: outdatedSentence,
    happens: (route) =>
      route.fulfill({
        status: 409,
        headers: { 'x-nextjs-action-not-found': '1' },
        body: 'Server Action unavailable.',
      }),
  },
  ...[413, 429, 500, 502, 504].map((status) => ({
    name: `status ${status} from something in between`,
    happens: (route: Route) => route.fulfill({ status, contentType: html, body: page502 }),
  })),
  {
    name: 'status 200 with HTML',
    happens: (route) => route.fulfill({ contentType: html, body: page502 }),
  },
  {
    name: 'a body that is no reply of an action',
    happens: (route) => route.fulfill({ contentType: 'text/x-component', body: '0:{"nothing"' }),
  },
  {
    name: 'a reply without a result',
    happens: (route) => route.fulfill({ contentType: 'text/x-component', body: '' }),
  },
  {
    name: 'a server that does not know the action',
    says: outdatedSentence,
    happens: askForAnotherAction,
  },
];

/** As a page does that is older than the site it calls: actions have other ids in each build. */
function askForAnotherAction(route: Route): Promise<void> {
  const headers = route.request().headers();
  const another = headers['next-action']?.replace(/.{8}$/, '00000000') ?? '';
  return route.continue({ headers: { ...headers, 'next-action': another } });
}

/** Injects a fault into the page's calls to the server until the test lifts it. */
async function injectFault(page: Page, happens: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/timeslots\//, (route) =>
    route.request().method() === 'POST' ? happens(route) : route.fallback(),
  );
}

function wholeRequest(parentEmail: string): string {
  return [
    'Date: Tuesday, July 15, 2025 (2025-07-15)',
    'When: 9:00 – 9:30 AM, 10:30 – 11:00 AM',
    'Time slots: 9:00 AM, 10:30 AM',
    'Lesson types: Weekly ($45 per lesson), One time',
    '',
    `Email: ${parentEmail}`,
    `Phone: ${phone}`,
    '',
    'Additional info:',
    '> Mia is four.',
    '> She loves to jump in.',
  ].join('\n');
}

test.describe('the page’s call to the server meets', () => {
  test.use({ expectedComplaint: /ERR_|status of (409|413|429|500|502|504)/ });

  for (const { name, happens, says } of lineFaults) {
    test(`${name}: the parent is told, keeps everything, and the next try arrives once`, async ({
      parentAt,
      sites,
      parentEmail,
    }) => {
      const { inbox, ...site } = sites['nothing behind it'];
      const page = await parentAt(site);
      await injectFault(page, happens);
      await send(page, parentEmail);
      await expectFailed(page, parentEmail, says);
      await expect(page.getByText(/nothing (you wrote )?is lost/i)).toBeVisible();
      expect(await inbox.requests(parentEmail)).toEqual([]);

      await page.unrouteAll();
      await bookingForm(page).submit.click();
      await expectReceipt(page, parentEmail);
      expect((await seenBy('emailjs', inbox, parentEmail)).messages).toHaveLength(1);
    });
  }

  test('a server that does not know the action: after a reload the form is as it was', async ({
    parentAt,
    sites,
    parentEmail,
  }) => {
    const { inbox, ...site } = sites['nothing behind it'];
    const page = await parentAt(site);
    await injectFault(page, askForAnotherAction);
    await send(page, parentEmail);
    await expectFailed(page, parentEmail, outdatedSentence);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('alert').filter({ hasText: outdatedSentence })).toHaveCount(0);
    await expectAllStillThere(page, parentEmail);
    await bookingForm(page).submit.click();
    await expectReceipt(page, parentEmail);
    expect((await seenBy('emailjs', inbox, parentEmail)).messages).toHaveLength(1);
  });

  for (const [meanwhile, prepare] of [
    ['', () => Promise.resolve()],
    [', then a reload', (page: Page) => page.reload()],
  ] as const) {
    test(`an answer that is lost on the way back${meanwhile}: the next try sends nothing twice`, async ({
      parentAt,
      sites,
      parentEmail,
    }) => {
      const { inbox, ...site } = sites['nothing behind it'];
      const page = await parentAt(site);
      await injectFault(page, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await send(page, parentEmail);
      await expectFailed(page, parentEmail);
      expect(await inbox.messages(parentEmail)).toHaveLength(1);

      await page.unrouteAll();
      await prepare(page);
      await bookingForm(page).submit.click();
      await expectReceipt(page, parentEmail);
      expect(await inbox.requests(parentEmail)).toHaveLength(1);
    });
  }

  test('nothing at all: the parent is told within half a minute, and the next try arrives', async ({
    parentAt,
    sites,
    parentEmail,
  }) => {
    const { inbox, ...site } = sites['nothing behind it'];
    const page = await parentAt(site);
    await page.clock.install();
    await injectFault(page, () => Promise.resolve());
    await send(page, parentEmail);
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await page.clock.fastForward('00:31');
    await expectFailed(page, parentEmail);

    // The first call is still pending, as it would be on a line that has gone quiet.
    await page.unroute(/\/timeslots\//);
    await bookingForm(page).submit.click();
    await expectReceipt(page, parentEmail);
    expect(await inbox.messages(parentEmail)).toHaveLength(1);
  });

  test('a line that is down: the whole request can be copied or shared', async ({
    context,
    parentAt,
    sites,
    parentEmail,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      const share = async ({ text = '' }: ShareData) => {
        document.documentElement.dataset.shared = text;
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    const page = await parentAt(sites['nothing behind it']);
    await injectFault(page, (route) => route.abort('internetdisconnected'));
    await send(page, parentEmail);
    await expectFailed(page, parentEmail);

    await page.getByRole('button', { name: 'Copy the request' }).click();
    await expect(page.getByText('Copied. You can paste it into a message.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      wholeRequest(parentEmail),
    );
    await page.getByRole('button', { name: 'Share the request' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', wholeRequest(parentEmail));
  });

  test('a line that is down, in a browser that neither shares nor lets copy', async ({
    context,
    parentAt,
    sites,
    parentEmail,
  }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    });
    const page = await parentAt(sites['nothing behind it']);
    await injectFault(page, (route) => route.abort('internetdisconnected'));
    await send(page, parentEmail);
    await expectFailed(page, parentEmail);
    await expect(page.getByRole('button', { name: 'Share the request' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy the request' }).click();
    await expect(page.getByText('Your browser did not allow copying.')).toBeVisible();
  });
});
