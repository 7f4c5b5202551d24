import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { answerOf, createClient, test } from './inbox-fixture';
import { startInbox } from './start-inbox.mjs';

test.describe('what it keeps', () => {
  test('is listed again after a restart, and keys of Resend still hold', async ({
    inbox,
  }, testInfo) => {
    const headers = { 'idempotency-key': 'booking-1' };
    await inbox.emailjs();
    const first = await answerOf(inbox.resend({ headers }));
    const before = await inbox.messages();
    await inbox.close();

    const directory = testInfo.outputPath('inbox');
    const again = await startInbox({ directory, pace: 0 });
    const client = createClient(again.origin);
    expect(await client.messages()).toEqual(before);
    expect(await answerOf(client.resend({ headers }))).toEqual(first);
    await client.emailjs();
    expect(await client.messages()).toMatchObject([...before, { provider: 'emailjs' }]);
    await again.close();
  });

  test('lies in one JSON file for each message', async ({ inbox }, testInfo) => {
    await inbox.emailjs();
    await inbox.resend();
    const files = readdirSync(testInfo.outputPath('inbox')).sort();
    const kept = files.map((name) => readFileSync(testInfo.outputPath('inbox', name), 'utf8'));
    expect(kept.map((text) => JSON.parse(text))).toEqual(await inbox.messages());
  });

  test('stops the start when a file is no message', async ({ inbox }, testInfo) => {
    await inbox.close();
    writeFileSync(testInfo.outputPath('inbox', '000001.json'), '{"half":');
    const start = startInbox({ directory: testInfo.outputPath('inbox') });
    await expect(start).rejects.toThrow('000001.json is not a message');
  });

  test('is found by decoded text and can be emptied', async ({ inbox }, testInfo) => {
    await inbox.emailjs();
    await inbox.resend({ body: { text: 'Zoë says "hello"\nat ten' } });
    expect(await inbox.messages('Zoë says "hello"\nat')).toMatchObject([{ provider: 'resend' }]);
    expect(await inbox.messages('Mia')).toMatchObject([{ provider: 'emailjs' }]);
    expect(await inbox.messages('additionalInfo')).toEqual([]);
    expect((await inbox.messages()).map(({ provider }) => provider)).toEqual(['emailjs', 'resend']);
    await fetch(`${inbox.origin}/messages`, { method: 'DELETE' });
    expect(await inbox.messages()).toEqual([]);
    expect(readdirSync(testInfo.outputPath('inbox'))).toEqual([]);
  });

  test('of requests can be filtered too', async ({ inbox }) => {
    await inbox.emailjs();
    await inbox.resend({ body: { subject: '' } });
    expect(await inbox.requests('July 8')).toMatchObject([{ provider: 'resend', status: 422 }]);
  });
});
