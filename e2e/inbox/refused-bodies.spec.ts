import { expect } from '@playwright/test';
import { account } from './account.mjs';
import { test } from './inbox-fixture';

const emailjsPath = '/api/v1.0/email/send';

for (const path of [emailjsPath, '/emails']) {
  const requests = [
    ['a wrong method', { method: 'GET' }, 405],
    ['malformed JSON', { body: '{"from":' }, 400],
    ['JSON that is no object', { body: 'null' }, { [emailjsPath]: 400, '/emails': 422 }[path]],
    ['a body that is not declared as JSON', { headers: { 'content-type': 'text/plain' } }, 415],
    ['a body of more than 1 MB', { body: `"${'x'.repeat(1_000_000)}"` }, 413],
  ] as const;
  for (const [what, init, status] of requests) {
    test(`${path} refuses ${what} with ${status}`, async ({ inbox }) => {
      const response = await fetch(`${inbox.origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${account.resendKey}`,
        },
        ...init,
      });
      expect(response.status).toBe(status);
      expect(await inbox.requests()).toMatchObject([{ status, outcome: 'refused' }]);
    });
  }
}
