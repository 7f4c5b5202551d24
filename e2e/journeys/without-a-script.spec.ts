import {
  failedSentence,
  invalidSentence,
  replySentence,
  requestSentence,
  submittedSentence,
} from '@/lib/booking/sentences';
import { expectNoAccessibilityProblemsWithoutScript } from '../support/axe';
import {
  additionalInfo,
  bookingForm,
  expectAllStillThere,
  expectSubmitted,
  fillIn,
  phone,
} from '../support/booking-form';
import { calendar, expectDay, goUp } from '../support/calendar';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('all 62 days are reached from the home page by links in view, which the Tab key reaches too', async ({
  page,
}) => {
  const { section, days, next, title } = calendar(page);
  await page.goto('/');
  // React hides the content of a large Suspense until a script shows it; that is not documented.
  await expect(days).toHaveCount(31);
  await expect(days.last()).toBeVisible();
  await expect(page.getByRole('button', { name: '>' })).toBeHidden();

  const views = new Set(['/']);
  const dates = new Set<string>();
  for (const view of views) {
    await page.goto(view);
    await expect(section.locator('a[tabindex="-1"][href]')).toHaveCount(0);
    const paths = await section
      .locator('a[href]')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', link.baseURI).pathname),
      );
    for (const path of paths) (path.startsWith('/timeslots/') ? dates : views).add(path);
  }
  expect(views.size).toBe(5);
  expect(dates.size).toBe(62);
  expect(dates).toContain('/timeslots/2025-07-01');
  expect(dates).toContain('/timeslots/2025-08-31');

  await page.goto('/');
  await next.click();
  await expect(page).toHaveURL('/calendar/2025-08#calendar');
  await expect(title).toBeInViewport();
  await calendar(page).day('Sunday, August 31, 2025').click();
  await expectDay(page, '2025-08-31');
});

test('the calendar goes up to the century and down again by its links', async ({ page }) => {
  await page.goto('/');
  await goUp(page, '2025', '2021 – 2030', '2001 – 2100');
  const { grid, tile } = calendar(page);
  for (const name of ['2021 – 2030', '2025', 'August 2025']) await tile(name).click();
  await expect(grid('August 2025')).toBeVisible();
});

test('a request is sent, and the parent is told so at home', async ({
  page,
  browser,
  inbox,
  parentEmail,
}) => {
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
  await bookingForm(page).submit.click();
  await expect(page).toHaveURL('/');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(submittedSentence);
  await expectNoAccessibilityProblemsWithoutScript(page, browser);

  const [mail] = await inbox.messages(parentEmail);
  expect(mail?.body.template_params).toEqual({
    to_email: 'instructor@example.com',
    message: expect.stringContaining(
      'Time slots: 9:00 AM, 10:30 AM\nLesson types: Weekly ($45 per lesson), One time',
    ),
    email: parentEmail,
    phone,
    additionalInfo,
  });
  await expect(page.getByText(requestSentence)).toHaveText(
    `${requestSentence} ${replySentence} If you left no email or phone number, I can’t reply.`,
  );

  await page.getByRole('link', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'About Me' })).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('the page that confirms a request is a static one, and tells nobody else that they sent one', async ({
  page,
  request,
}) => {
  await page.goto('/timeslots/2025-07-15');
  await expectSubmitted(page);
  const cookie = { headers: { cookie: 'booking-receipt=yes' } };
  const [first, second] = [await request.get('/', cookie), await request.get('/', cookie)];
  expect(await first.text()).toContain(submittedSentence);
  expect(await second.text()).toBe(await first.text());
  expect(first.headers()['x-nextjs-cache']).toBe('HIT');
  expect(await (await request.get('/')).text()).not.toContain(submittedSentence);
});

test('when the mail fails the form comes back with all that was typed and ticked', async ({
  page,
  browser,
  inbox,
  parentEmail,
}) => {
  await inbox.injectFault({ kind: 'answer', status: 503, text: 'down', containing: parentEmail });
  await page.goto('/timeslots/2025-07-15');
  await fillIn(page, parentEmail);
  await bookingForm(page).submit.click();
  await expect(page.getByRole('alert')).toHaveText(failedSentence);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page).toHaveURL(/\/timeslots\/2025-07-15/);
  await expectAllStillThere(page, parentEmail);
  await expectNoAccessibilityProblemsWithoutScript(page, browser);
});

test('the form says what is missing once it is touched, and brings a note that is too long back whole', async ({
  page,
}) => {
  await page.goto('/timeslots/2025-07-15');
  const { slot, email, additionalInfo: note, submit } = bookingForm(page);
  const noTime = page.getByText('No time chosen yet.');
  const noContact = page.getByText('Add an email or phone number so I can reply.');
  await expect(noTime).toBeHidden();
  await expect(noContact).toBeHidden();
  await note.fill('a'.repeat(6000));
  await expect(noTime).toBeVisible();
  await expect(noContact).toBeVisible();
  await slot('9:00 AM').check();
  await expect(noTime).toBeHidden();
  await email.fill('parent@example.com');
  await expect(noContact).toBeHidden();

  await submit.click();
  await expect(page.getByRole('alert')).toHaveText(invalidSentence);
  await expect(note).toHaveValue('a'.repeat(6000));
});
