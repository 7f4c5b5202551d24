import type { Page, Route } from '@playwright/test';
import { failedSentence, outdatedSentence } from '@/lib/request/sentences';
import { bookingForm } from '../support/booking-form';
import { holdPosts } from '../support/hold-requests';
import { holdKey } from '../support/press';
import { expect, test } from '../support/test';

type Handle = (route: Route) => Promise<void>;

const cutConnection: Handle = (route) => route.abort('connectionreset');

/** Calls an action ID that this build does not have, as a page of a build with another key does. */
const callUnknownAction: Handle = (route) => {
  const headers = route.request().headers();
  const another = headers['next-action']?.replace(/.{8}$/, '00000000') ?? '';
  return route.continue({ headers: { ...headers, 'next-action': another } });
};

const errorPage = { contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
const half = { contentType: 'text/x-component', body: '0:{"nothing"' };
const networkFailures: Readonly<Record<string, Handle>> = {
  'no connection': (route) => route.abort('internetdisconnected'),
  'a cut connection': cutConnection,
  'HTML instead of a response': (route) => route.fulfill(errorPage),
  'a proxy error page': (route) => route.fulfill({ ...errorPage, status: 502 }),
  'half a response': (route) => route.fulfill(half),
  'a response without a result': (route) => route.fulfill({ ...half, body: '' }),
};

async function interceptPosts(page: Page, handle: Handle): Promise<void> {
  await page.route(/\/timeslots\//, (route) =>
    route.request().method() === 'POST' ? handle(route) : route.fallback(),
  );
}

test.use({ expectedConsoleError: /ERR_|status of (404|409|502)/ });

test('each network failure is reported, and the request can be sent again', async ({
  page,
  parent,
}) => {
  await parent.fillIn();
  for (const [name, handle] of Object.entries(networkFailures)) {
    await test.step(name, async () => {
      await interceptPosts(page, handle);
      await parent.submit();
      await parent.expectFailed();
      await expect(page.getByText(/nothing (you wrote )?is lost/i)).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await page.unrouteAll();
    });
  }
  await parent.expectArrived({ requests: 0, messages: 0 });
  await parent.submitAndExpectReceipt();
  await parent.expectArrived();
});

test('an outdated form asks for a reload and loses nothing', async ({ page, parent }) => {
  await interceptPosts(page, callUnknownAction);
  await parent.send();
  await parent.expectFailed(outdatedSentence);
  await parent.expectArrived({ requests: 0, messages: 0 });

  await page.unrouteAll();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('alert').filter({ hasText: 'updated' })).toHaveCount(0);
  await parent.expectFormIntact();
  await parent.submitAndExpectReceipt();
  await parent.expectArrived();
});

test('a retry after a lost response sends no second email', async ({ page, parent }) => {
  await interceptPosts(page, async (route) => {
    await route.fetch();
    await cutConnection(route);
  });
  await parent.send();
  await parent.expectFailed();
  await parent.submit();
  await parent.expectFailed();
  await parent.expectArrived();

  await page.unrouteAll();
  await page.reload();
  await parent.submitAndExpectReceipt();
  await parent.expectArrived();
});

test('a request without a response is waited for longer than the server takes, and then fails', async ({
  page,
  parent,
}) => {
  await page.clock.install();
  await interceptPosts(page, () => Promise.resolve());
  await parent.send();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.clock.fastForward('00:21');
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.clock.fastForward('00:10');
  await parent.expectFailed();
  await expect(page.getByText('Reload, then send again')).toBeVisible();

  // `unroute` would let the first call through.
  await interceptPosts(page, (route) => route.continue());
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0);
  await parent.expectFormIntact();
  await parent.submitAndExpectReceipt();
  await parent.expectArrived();
});

test('a sent request is confirmed even if the connection stalls after the response', async ({
  page,
  parent,
}) => {
  await parent.injectFault({ delayMs: 1_500 });
  await interceptPosts(page, async (route) => {
    const response = await route.fetch();
    await page.route(/_rsc=/, () => Promise.resolve());
    await route.fulfill({ response });
  });
  await parent.send();
  await parent.expectReceipt();
});

test('a failed request can be copied and shared with the text of its email', async ({
  page,
  context,
  parent,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Navigator.prototype.share = async ({ text = '' } = {}) => {
      document.documentElement.dataset.shared = text;
      throw new DOMException('The share sheet was closed.', 'AbortError');
    };
  });
  await interceptPosts(page, cutConnection);
  await parent.send();
  await parent.expectFailed();
  const copy = page.getByRole('button', { name: 'Copy the request' });
  const share = page.getByRole('button', { name: 'Share the request' });
  await copy.click();
  await expect(page.getByText('Copied. You can paste it into a message.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await share.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', copied);

  await page.evaluate(() => {
    for (const api of ['share', 'clipboard']) {
      Reflect.deleteProperty(Navigator.prototype, api);
    }
  });
  await parent.submit();
  await parent.expectFailed();
  await expect(share).toHaveCount(0);
  await copy.click();
  await expect(page.getByText('Your browser did not allow copying.')).toBeVisible();

  // A held Enter must not send the request again.
  await holdPosts(page);
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await holdKey(page, 'Enter');
  await expect(page.getByText(failedSentence)).toHaveCount(0);
  await expect(bookingForm(page).submit).toBeFocused();
  await expect(bookingForm(page).submit).toHaveText('Submit');

  await page.unrouteAll();
  await parent.submitAndExpectReceipt();
  const [request] = (await parent.message()).split('\n\nReference: ');
  expect(copied).toBe(request);
});
