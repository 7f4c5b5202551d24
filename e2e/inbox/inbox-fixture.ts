import { test as base } from '@playwright/test';
import { account } from './account';
import { startInbox } from './start-inbox';
import type { Call, JsonObject } from './types';

type Sending = { body?: JsonObject; headers?: Record<string, string> };

type RunningInbox = ReturnType<typeof createClient> & {
  /** Fields given as undefined are left out. */
  emailjs: (sending?: Sending) => Promise<Response>;
  resend: (sending?: Sending) => Promise<Response>;
};

export const emailjsBody = {
  user_id: account.userId,
  service_id: account.serviceId,
  template_id: account.templateId,
  template_params: {
    to_email: 'instructor@example.com',
    message: 'Booking for Mia\nJuly 7, 2025',
    email: 'parent@example.com',
    phone: '555-0100',
  },
};

export const resendBody = {
  from: 'School <school@example.com>',
  to: ['instructor@example.com'],
  reply_to: 'parent@example.com',
  subject: 'Booking for Ben',
  text: 'July 8, 2025',
};

export const test = base.extend<{ pace: number; inbox: RunningInbox }>({
  pace: [0, { option: true }],
  inbox: async ({ pace }, provide) => {
    const { origin, close } = await startInbox({ pace });
    const post = (path: string, body: JsonObject, { headers }: Sending) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    await provide({
      ...createClient(origin),
      emailjs: (sending = {}) =>
        post('/api/v1.0/email/send', { ...emailjsBody, ...sending.body }, sending),
      resend: (sending = {}) => {
        const headers = { authorization: `Bearer ${account.resendKey}`, ...sending.headers };
        return post('/emails', { ...resendBody, ...sending.body }, { ...sending, headers });
      },
    });
    await close();
  },
});

export function createClient(origin: string) {
  const list = async (path: string, containing = ''): Promise<Call[]> =>
    (await fetch(`${origin}${path}?${new URLSearchParams({ containing })}`)).json();

  return {
    origin,
    messages: (containing?: string) => list('/messages', containing),
    requests: (containing?: string) => list('/requests', containing),
    /** @param rule see `faults.ts` */
    async injectFault(rule: unknown) {
      const body = JSON.stringify(rule);
      const response = await fetch(`${origin}/faults`, { method: 'PUT', body });
      if (!response.ok) throw new Error(await response.text());
    },
  };
}

export async function answerOf(sending: Promise<Response>) {
  const response = await sending;
  return { status: response.status, text: await response.text() };
}
