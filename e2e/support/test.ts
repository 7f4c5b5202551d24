import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { sharedInbox, type Inbox } from '../inbox/inbox-fixture';
import type { Site } from '../run/start-site';
import { startOwnSite } from './own-site';
import { Parent } from './parent';

type SiteWith = (environment: Readonly<Record<string, string>>) => Promise<Site>;

type Fixtures = {
  inbox: Inbox;
  /** An address that no other test uses. */
  parentEmail: string;
  parent: Parent;
  /** Starts a site with these settings for this test alone. */
  siteWith: SiteWith;
  /**
   * Gives the worker's site with exactly these settings, and starts it the first time. Its log and memory also hold
   * other tests' requests. A test that has its own inbox, or needs a new process or log, uses `siteWith`.
   */
  sharedSiteWith: SiteWith;
  /** Matches the console errors that a test causes on purpose. */
  expectedConsoleError: RegExp;
};

/** They are killed when the worker exits. With a worker-scoped fixture, Playwright would start more workers. */
const sharedSites = new Map<string, Promise<Site>>();

/** Chromium warns of what a page has prefetched but not used: a day, or the home page if a request fails. */
const unusedPreload = /(lifeguard|\.css).* was preloaded using link preload but not used/;

export const test = base.extend<Fixtures>({
  inbox: async ({}, provide) => {
    await provide(sharedInbox());
  },
  parentEmail: async ({}, provide) => {
    await provide(`parent-${randomUUID()}@example.com`);
  },
  parent: async ({ page, inbox, parentEmail, javaScriptEnabled }, provide) => {
    await provide(new Parent(page, inbox, parentEmail, javaScriptEnabled));
  },
  siteWith: async ({ inbox }, provide) => {
    const sites: Site[] = [];
    await provide(async (environment) => {
      const site = await startOwnSite(inbox, environment);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map(({ stop }) => stop()));
  },
  sharedSiteWith: async ({}, provide) => {
    await provide((environment) => {
      const settings = JSON.stringify(environment);
      const site = sharedSites.get(settings) ?? startOwnSite(sharedInbox(), environment);
      sharedSites.set(settings, site);
      return site;
    });
  },
  expectedConsoleError: [/^$/, { option: true }],
  /** Fails the test on any other console warning or error. */
  context: async ({ context, expectedConsoleError }, provide) => {
    const problems: string[] = [];
    context.on('console', (message) => {
      if (unusedPreload.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    context.on('weberror', (error) => problems.push(String(error.error())));
    await provide(context);
    const unexpected = problems.filter((problem) => !expectedConsoleError.test(problem));
    expect(unexpected, 'unexpected console messages').toEqual([]);
  },
});

export { expect };
