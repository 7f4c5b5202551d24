import { seasonOverNote } from '../fixtures/data/site';
import {
  invalidSentence,
  confirmTimeSentence,
  messageSentSentence,
  notConfirmedSentence,
  submittedSentence,
} from '@/lib/request/sentences';
import { expectNoAccessibilityProblemsWithoutScript } from '../support/axe';
import { openDay } from '../support/booking-form';
import { calendar, expectDay } from '../support/calendar';
import { referenceFor } from '../support/posted-form';
import { expect, test } from '../support/test';
import { check } from '../support/press';

test.use({ javaScriptEnabled: false });

test('visible links lead from the home page to all 92 days', async ({ page }) => {
  const { section, days, next, title } = calendar(page);
  const views = new Set(['/']);
  const dates = new Set<string>();
  for (const view of views) {
    await page.goto(view);
    await expect(section.locator('a[tabindex="-1"][href]')).toHaveCount(0);
    const paths = await section
      .locator('a[href]:not([href="/ask"])')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', link.baseURI).pathname),
      );
    for (const path of paths) (path.startsWith('/timeslots/') ? dates : views).add(path);
  }
  expect(views.size).toBe(7);
  expect(dates.size).toBe(92);

  await page.goto('/');
  // React hides the content of a large Suspense until a script shows it (undocumented).
  await expect(days).toHaveCount(31);
  await expect(days.last()).toBeVisible();
  await expect(page.getByRole('button', { name: '>' })).toBeHidden();
  await expect(page.getByText(seasonOverNote)).toBeHidden();
  await expect(section.getByText('No account needed.')).toBeVisible();
  await expect(section.getByRole('link', { name: 'Ask a question' })).toBeVisible();
  await next.click();
  await expect(page).toHaveURL('/calendar/2025-08#calendar');
  await expect(title).toBeInViewport();
  await calendar(page).dayLink('Sunday, August 31, 2025').click();
  await expectDay(page, '2025-08-31');
  await expect(page.getByText('This day has passed.').first()).toBeHidden();
});

test('a request is sent and confirmed on the home page, where nobody else sees it', async ({
  page,
  browser,
  parent,
}) => {
  await page.goto('/');
  await expect(page.getByText(submittedSentence)).toBeHidden();
  await expect(page.getByText(messageSentSentence)).toBeHidden();
  await parent.send();
  await parent.expectSent();
  await expect(page.locator(':focus')).toContainText(submittedSentence);
  await expect(page.getByText(messageSentSentence)).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
  await expectNoAccessibilityProblemsWithoutScript(page, browser);

  // The reference is a digest of the whole request.
  expect(await parent.message()).toContain(`Reference: ${referenceFor(parent.email)}`);
  await expect(page.getByText(confirmTimeSentence).filter({ visible: true })).toHaveText(
    `${notConfirmedSentence} ${confirmTimeSentence} If you left no email or phone number, I can’t reply.`,
  );

  const alert = page.getByRole('alert');
  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the form says what is missing and returns a note that is too long', async ({ page }) => {
  const { slot, email, additionalInfo: note, submit, noTime, noContact } = await openDay(page);
  await expect(noTime).toBeHidden();
  await expect(noContact).toBeHidden();
  const tooLong = `\n${'a'.repeat(6_000)}`;
  await note.fill(tooLong);
  await expect(noTime).toBeVisible();
  await expect(noContact).toBeVisible();
  await check(slot('9:00 AM'));
  await expect(noTime).toBeHidden();
  await email.fill('parent@example.com');
  await expect(noContact).toBeHidden();

  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(invalidSentence);
  await expect(note).toHaveValue(tooLong);
});
