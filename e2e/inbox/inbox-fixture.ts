import { test as base } from '@playwright/test';
import { account } from './account.mjs';
import { startInbox } from './start-inbox.mjs';
import type { ArrivedRequest, Inbox, InboxOptions, JsonObject, Message } from './types';

interface Sending {
  body?: JsonObject;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

type RunningInbox = Inbox & ReturnType<typeof createClient>;

/** A test with an inbox of its own; EmailJS's pace is lifted unless `settings` sets it. */
export const test = base.extend<{ settings: Partial<InboxOptions>; inbox: RunningInbox }>({
  settings: [{}, { option: true }],
  inbox: async ({ settings }, provide, testInfo) => {
    const directory = testInfo.outputPath('inbox');
    const inbox = await startInbox({ directory, pace: 0, ...settings });
    await provide({ ...inbox, ...createClient(inbox.origin) });
    await inbox.close();
  },
});

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

/** What tests ask of an inbox; fields of a body given as undefined are left out. */
export function createClient(origin: string) {
  const post = (path: string, { body, headers, ...rest }: Sending) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      ...rest,
    });
  const urlOf = (path: string, containing?: string) =>
    `${origin}${path}?${new URLSearchParams(containing === undefined ? {} : { containing })}`;
  const list = async (path: string, containing?: string) =>
    (await fetch(urlOf(path, containing))).json();

  return {
    origin,
    emailjs: (sending: Sending = {}) =>
      post('/api/v1.0/email/send', { ...sending, body: { ...emailjsBody, ...sending.body } }),
    resend: (sending: Sending = {}) => {
      const headers = { authorization: `Bearer ${account.resendKey}`, ...sending.headers };
      return post('/emails', { ...sending, headers, body: { ...resendBody, ...sending.body } });
    },
    /** @param rule see `faults.mjs` */
    async injectFault(rule: unknown) {
      const body = JSON.stringify(rule);
      const response = await fetch(urlOf('/faults'), { method: 'PUT', body });
      if (!response.ok) throw new Error(await response.text());
      return response;
    },
    removeFaults: (containing?: string) =>
      fetch(urlOf('/faults', containing), { method: 'DELETE' }),
    messages: (containing?: string): Promise<Message[]> => list('/messages', containing),
    requests: (containing?: string): Promise<ArrivedRequest[]> => list('/requests', containing),
  };
}

/** Status and text of an answer, to be compared at once. */
export async function answerOf(sending: Promise<Response>) {
  const response = await sending;
  return { status: response.status, text: await response.text() };
}
