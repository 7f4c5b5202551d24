import { expect } from '@playwright/test';
import { test } from './inbox-fixture';

test.describe('the page', () => {
  test('says plainly that it is empty', async ({ inbox, page }) => {
    await page.goto(inbox.origin);
    await expect(page).toHaveTitle('Inbox');
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(page.getByText('The inbox is empty.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('shows each message as plain text, newest first', async ({ inbox, page }) => {
    await inbox.emailjs();
    await inbox.resend({ body: { text: '<script>document.title = "Taken"</script> & "more"' } });
    await page.goto(inbox.origin);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText('Resend');

    const booking = page.getByRole('article', { name: 'Booking for Mia' });
    await expect(booking.getByRole('heading', { level: 2 })).toHaveText('Booking for Mia');
    await expect(booking).toContainText('EmailJS');
    await expect(booking).toContainText('July 7, 2025');
    await expect(booking.getByRole('definition')).toHaveText([
      'instructor@example.com',
      'parent@example.com',
    ]);
    await expect(booking.getByRole('row', { name: 'phone' })).toHaveText(/555-0100/);

    const other = page.getByRole('article', { name: 'Booking for Ben' });
    await expect(other).toContainText('<script>document.title = "Taken"</script> & "more"');
    await expect(page).toHaveTitle('Inbox');
  });

  test('shows a file that came along by its name, as text', async ({ inbox, page }) => {
    const content = Buffer.from('BEGIN:VCALENDAR\r\nSUMMARY:Mía & Léo').toString('base64');
    await inbox.resend({ body: { attachments: [{ filename: 'times.ics', content }] } });
    await page.goto(inbox.origin);
    const row = page.getByRole('article').getByRole('row', { name: 'times.ics' });
    await expect(row).toContainText('BEGIN:VCALENDAR');
    await expect(row).toContainText('SUMMARY:Mía & Léo');
  });

  test('shows what has arrived since, without a hand', async ({ inbox, page }) => {
    await page.goto(inbox.origin);
    await expect(page.getByText('The inbox is empty.')).toBeVisible();
    await inbox.emailjs();
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 10_000 });
  });
});
