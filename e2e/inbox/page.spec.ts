import { expect } from '@playwright/test';
import { test } from './inbox-fixture';

test('the page shows each message as plain text, newest first, without a reload', async ({
  inbox,
  page,
  request,
}) => {
  await page.goto(inbox.origin);
  await expect(page.getByText('The inbox is empty.')).toBeVisible();
  await inbox.emailjs();
  const text = 'Booking for Ben\n<script>document.title = "Taken"</script> & "more"';
  await inbox.resend({ body: { text } });

  const headings = page.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Booking for Ben', 'Booking for Mia']);
  await expect(page.getByText(text)).toBeVisible();
  const mia = page.getByRole('article', { name: 'Booking for Mia' });
  await expect(mia).toContainText('July 7, 2025');
  const fields = ['instructor@example.com', 'parent@example.com', '555-0100'];
  await expect(mia.getByRole('definition')).toHaveText(fields);
  await expect(page).toHaveTitle('Inbox');

  await request.delete(`${inbox.origin}/messages`);
  await expect(page.getByText('The inbox is empty.')).toBeVisible();
});
