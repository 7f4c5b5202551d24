import { createClient } from '../inbox/inbox-fixture';

export type InboxClient = ReturnType<typeof createInboxClient>;

/** What tests of the site ask of an inbox, and the faults that they inject into its providers. */
export function createInboxClient(origin: string) {
  const client = createClient(origin);
  const faults = {
    injectFault: client.misbehave,
    /** Ends the faults of requests that contain this text. */
    removeFaults: (containing: string) =>
      fetch(`${origin}/misbehaviour?containing=${containing}`, { method: 'DELETE' }),
  };
  return Object.assign(faults, client, { origin });
}
