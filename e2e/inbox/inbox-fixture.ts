import { test as base } from '@playwright/test';
import { account } from './account.mjs';
import { startInbox } from './start-inbox.mjs';
import type { FaultRule } from './fault-rules.mjs';
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

export const variables = {
  to_email: 'instructor@example.com',
  message: 'Booking for Mia\nJuly 7, 2025',
  email: 'parent@example.com',
  phone: '555-0100',
  additionalInfo: 'Afraid of deep water',
};

export const emailjsBody = {
  lib_version: '4.4.1',
  user_id: account.userId,
  service_id: account.serviceId,
  template_id: account.templateId,
  template_params: variables,
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
  const post = (path: string, body: JsonObject, { headers, signal }: Sending) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      ...(signal && { signal }),
    });
  const list = async (path: string, containing?: string): Promise<unknown> => {
    const query = new URLSearchParams(containing === undefined ? {} : { containing });
    const response = await fetch(`${origin}${path}?${query}`);
    return response.json();
  };
  const injectFault = (rule: unknown) =>
    fetch(`${origin}/faults`, { method: 'PUT', body: JSON.stringify(rule) });
  return {
    emailjs: ({ body, ...rest }: Sending = {}) =>
      post('/api/v1.0/email/send', { ...emailjsBody, ...body }, rest),
    resend: ({ body, headers, ...rest }: Sending = {}) => {
      const all = { authorization: `Bearer ${account.resendKey}`, ...headers };
      return post('/emails', { ...resendBody, ...body }, { headers: all, ...rest });
    },
    injectFault,
    removeFaults: (containing?: string) => {
      const query = new URLSearchParams(containing === undefined ? {} : { containing });
      return fetch(`${origin}/faults?${query}`, { method: 'DELETE' });
    },
    messages: async (containing?: string) => (await list('/messages', containing)) as Message[],
    requests: async (containing?: string) =>
      (await list('/requests', containing)) as ArrivedRequest[],
    faults: async () => (await list('/faults')) as FaultRule[],
  };
}

/** Status and text of an answer, to be compared at once. */
export async function answerOf(sending: Promise<Response>) {
  const response = await sending;
  return { status: response.status, text: await response.text() };
}
