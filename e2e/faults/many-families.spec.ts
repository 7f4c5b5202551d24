import { startOwnInbox, type Inbox } from '../inbox/inbox-fixture';
import type { Site } from '../run/start-site';
import { callAction } from '../support/call-action';
import { resendEnvironment } from '../support/own-site';
import { expect, test as base } from '../support/test';

const test = base.extend({
  /** EmailJS needs no limit, because the site calls it once a second. */
  inbox: async ({}, provide) => {
    const inbox = await startOwnInbox(0, 2);
    await provide(inbox);
    await inbox.close();
  },
});

/** Each family sends a request twice. @returns the status of each request, two for each family */
async function sendAll(site: Site, names: readonly string[]): Promise<readonly string[]> {
  const emails = names.flatMap((name) => [`${name}@example.com`, `${name}@example.com`]);
  return Promise.all(emails.map((email) => callAction(site.origin, { email })));
}

function families(wave: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${wave}-${index}`);
}

async function arrivedFrom(inbox: Inbox, wave: string): Promise<number> {
  return (await inbox.messages(`${wave}-`)).length;
}

test('of 25 families at once, at most five are told that it failed', async ({
  inbox,
  siteWith,
}) => {
  const site = await siteWith(resendEnvironment(inbox.origin));
  const statuses = await sendAll(site, families('family', 25));
  expect(['sent', 'failed']).toEqual(expect.arrayContaining([...new Set(statuses)]));
  const sent = statuses.filter((status) => status === 'sent').length / 2;
  expect(sent).toBeGreaterThanOrEqual(20);
  expect(await arrivedFrom(inbox, 'family')).toBe(sent);
  expect(site.log()).toContain(': Resend accepted (with an ID, ');
});

test('with EmailJS alone, families who came first are served first', async ({
  inbox,
  siteWith,
}) => {
  const site = await siteWith({});
  const early = sendAll(site, families('early', 10));
  // On a busy machine, it takes seconds until the site has received all of these.
  await expect.poll(() => arrivedFrom(inbox, 'early')).toBeGreaterThan(3);
  const late = sendAll(site, families('late', 14));

  expect(new Set(await early)).toEqual(new Set(['sent']));
  expect(new Set(await late)).toEqual(new Set(['sent', 'failed']));
  const messages = await inbox.messages();
  const waves = messages.map(({ body }) => Object(body.template_params).email.split('-')[0]);
  expect(waves.lastIndexOf('early')).toBe(waves.indexOf('late') - 1);
  expect(site.log()).toContain('EmailJS rejected (there was no time for a call, ');
});
