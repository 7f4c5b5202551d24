import { createClient } from '../inbox/inbox-fixture';

export type InboxClient = ReturnType<typeof createInboxClient>;

/** What tests of the site ask of an inbox, and the faults that they inject into its providers. */
export function createInboxClient(origin: string) {
  return { origin, ...createClient(origin) };
}
