import { expect } from '@playwright/test';
import { test } from './inbox-fixture';
import { startInbox } from './start-inbox.mjs';

test('the page shows each message as plain text, newest first, without a reload', async ({
  inbox,
  page,
}) => {
  await page.goto(inbox.origin);
  await expect(page.getByText('The inbox is empty.')).toBeVisible();
  await inbox.emailjs();
  const text = '<script>document.title = "Taken"</script> & "more"';
  const content = Buffer.from('SUMMARY:Mía & Léo').toString('base64');
  await inbox.resend({ body: { text, attachments: [{ filename: 'times.ics', content }] } });

  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Booking for Ben', 'Booking for Mia']);
  const ben = page.getByRole('article', { name: 'Booking for Ben' });
  await expect(ben).toContainText('Resend');
  await expect(ben).toContainText(text);
  await expect(ben.getByRole('row', { name: 'times.ics' })).toContainText('SUMMARY:Mía & Léo');
  const mia = page.getByRole('article', { name: 'Booking for Mia' });
  await expect(mia).toContainText('July 7, 2025');
  const addresses = ['instructor@example.com', 'parent@example.com'];
  await expect(mia.getByRole('definition')).toHaveText(addresses);
  await expect(mia.getByRole('row', { name: 'phone' })).toContainText('555-0100');
  await expect(page).toHaveTitle('Inbox');
});

test('messages are still there after a restart, until they are deleted', async ({
  inbox,
  request,
}, testInfo) => {
  await inbox.emailjs();
  const again = await startInbox({ directory: testInfo.outputPath('inbox') });
  const messages = `${again.origin}/messages`;
  expect(await (await request.get(messages)).json()).toEqual(await inbox.messages());
  await request.delete(messages);
  expect(await (await request.get(messages)).json()).toEqual([]);
  await again.close();
});
