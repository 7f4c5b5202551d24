import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { account } from './account.mjs';
import { answerOf, createClient, test } from './inbox-fixture';
import { startInbox } from './start-inbox.mjs';

test.describe('the server', () => {
  test('says that it is well, and 404 and 405 elsewhere', async ({ inbox }) => {
    expect(await answerOf(fetch(`${inbox.origin}/healthz`))).toEqual({ status: 200, text: 'ok' });
    expect((await fetch(`${inbox.origin}/elsewhere`)).status).toBe(404);
    expect((await fetch(`${inbox.origin}/constructor`)).status).toBe(404);
    expect((await fetch(`${inbox.origin}/messages`, { method: 'PUT' })).status).toBe(405);
  });

  test('names a port that is in use', async ({ inbox }, testInfo) => {
    const port = Number(new URL(inbox.origin).port);
    const second = startInbox({ port, directory: testInfo.outputPath('second') });
    await expect(second).rejects.toThrow(`Port ${port} is in use`);
  });

  test('ends stalled and delayed requests when it closes', async ({ inbox }) => {
    await inbox.injectFault({ kind: 'stall', provider: 'emailjs' });
    await inbox.injectFault({ kind: 'delay', milliseconds: 600_000, provider: 'resend' });
    const ends = Promise.allSettled([inbox.emailjs(), inbox.resend()]);
    await expect.poll(() => inbox.requests()).toHaveLength(2);
    await inbox.close();
    expect(await ends).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  });

  const main = fileURLToPath(new URL('./main.mjs', import.meta.url));

  test('runs from the command line until it is asked to stop', async ({}, testInfo) => {
    const directory = testInfo.outputPath('inbox');
    const child = spawn(process.execPath, [main, '--directory', directory, '--strict']);
    const [printed] = await once(child.stdout, 'data');
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(String(printed))?.[0] ?? '';
    expect((await createClient(origin).emailjs()).status).toBe(403);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('answers its options in words', async () => {
    for (const [options, code, text] of [
      [['--help'], 0, '--no-server-calls'],
      [[], 1, '--directory is missing'],
      [['--directory', 'x', '--port', '99999'], 1, '--port must be a whole number'],
      [['--loud'], 1, "Unknown option '--loud'"],
    ] as const) {
      const child = spawnSync(process.execPath, [main, ...options], { encoding: 'utf8' });
      expect.soft(child.status, text).toBe(code);
      expect.soft(child.stdout + child.stderr).toContain(text);
    }
  });

  test('refuses requests that no provider can read', async ({ inbox }) => {
    const emailjs = '/api/v1.0/email/send';
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${account.resendKey}`,
    };
    for (const [path, init, status] of [
      ...[emailjs, '/emails'].flatMap(
        (each) =>
          [
            [each, { method: 'GET' }, 405],
            [each, { body: '{"from":' }, 400],
            [each, { headers: { 'content-type': 'text/plain' } }, 415],
            [each, { body: `"${'x'.repeat(1_000_000)}"` }, 413],
          ] as const,
      ),
      [emailjs, { body: 'null' }, 400],
      ['/emails', { body: 'null' }, 422],
    ] as const) {
      const response = await fetch(inbox.origin + path, { method: 'POST', headers, ...init });
      expect.soft(response.status, `${path} ${status}`).toBe(status);
      expect.soft((await inbox.requests()).at(-1)).toMatchObject({ status, outcome: 'refused' });
    }
  });
});
