import { createClient } from '../inbox/inbox-fixture';

export type InboxClient = ReturnType<typeof createClient>;

/** What tests of the site ask of an inbox, and the faults that they inject into its providers. */
export const createInboxClient = createClient;
