import { test as base } from '@playwright/test';
import { startInbox } from './start-inbox';
import type { Call } from './types';

export type Inbox = ReturnType<typeof inboxAt>;

/** The inbox that all tests share. */
export const sharedInbox = () => inboxAt(process.env.INBOX_ORIGIN ?? '');

/**
 * @param minIntervalMs between two requests to EmailJS; 0 disables the limit
 * @param resendPerSecond the requests that Resend takes in a second
 */
export async function startOwnInbox(minIntervalMs: number, resendPerSecond = Infinity) {
  const { origin, close } = await startInbox({ minIntervalMs, resendPerSecond });
  return { ...inboxAt(origin), close };
}

/** A test with its own inbox, without EmailJS's rate limit. */
export const test = base.extend<{ inbox: Inbox }>({
  inbox: async ({}, provide) => {
    const inbox = await startOwnInbox(0);
    await provide(inbox);
    await inbox.close();
  },
});

export function inboxAt(origin: string) {
  const list = async (path: string, containing = ''): Promise<Call[]> =>
    (await fetch(`${origin}${path}?${new URLSearchParams({ containing })}`)).json();

  return {
    origin,
    messages: (containing?: string) => list('/messages', containing),
    requests: (containing?: string) => list('/requests', containing),
    /** @param rule see `faults.ts`. If the rule is invalid, the inbox prints the reason and drops the connection. */
    async injectFault(rule: unknown) {
      await fetch(`${origin}/faults`, { method: 'PUT', body: JSON.stringify(rule) });
    },
  };
}
