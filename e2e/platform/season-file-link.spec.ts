import { randomUUID } from 'node:crypto';
import { bookingForm, expectSubmitted } from '../support/booking-form';
import { resendEnvironment, withInbox, withSite } from '../support/own-site';
import { day, postForm, referenceFor, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';

const github = {
  VERCEL_GIT_PROVIDER: 'github',
  VERCEL_GIT_REPO_OWNER: 'swim-school',
  VERCEL_GIT_REPO_SLUG: 'website',
  VERCEL_GIT_COMMIT_REF: 'season/2025 #2',
};
const onGithub =
  'https://github.com/swim-school/website/edit/season/2025%20%232/data/timeslots.json';

/** Where a time is taken off, by what the host says of the repository; `''` where it does not say. */
const links = [
  { name: 'GitHub', host: github, link: onGithub },
  {
    name: 'GitLab',
    host: { ...github, VERCEL_GIT_PROVIDER: 'gitlab', VERCEL_GIT_REPO_OWNER: 'schools/swim' },
    link: 'https://gitlab.com/schools/swim/website/-/edit/season/2025%20%232/data/timeslots.json',
  },
  {
    name: 'Bitbucket',
    host: { ...github, VERCEL_GIT_PROVIDER: 'bitbucket' },
    link: 'https://bitbucket.org/swim-school/website/src/season/2025%20%232/data/timeslots.json?mode=edit',
  },
  { name: 'a host of repositories unknown here', host: { ...github, VERCEL_GIT_PROVIDER: 'x' } },
  { name: 'a host that names no branch', host: { ...github, VERCEL_GIT_COMMIT_REF: '' } },
];

test('the message ends with a link to the season’s file where the host names the repository', async ({}, {
  parallelIndex,
}) => {
  await withInbox(`season-file-${parallelIndex}`, async (inbox) => {
    for (const { name, host, link } of links) {
      await withSite(inbox, parallelIndex, host, async ({ origin }) => {
        const email = `${randomUUID()}@example.com`;
        await postForm(origin + day, requestOf(email));
        const [mail] = await inbox.messages(email);
        const { message } = Object(mail?.body.template_params);
        const reference = referenceFor(email);
        const ending = link ? `${reference}\n\nTake these times off: ${link}` : reference;
        expect.soft(message.split('\n\nReference: ')[1], name).toBe(ending);
      });
    }
  });
});

test('the HTML mail leads to the season’s file, and to a reply that begins by saying yes', async ({
  page,
  parentEmail,
}, { parallelIndex }) => {
  await withInbox(`season-file-${parallelIndex}`, async (inbox) => {
    const environment = {
      ...github,
      ...resendEnvironment(inbox.origin),
      EMAILJS_USER_ID: '',
      EMAILJS_SERVICE_ID: '',
      EMAILJS_TEMPLATE_ID: '',
    };
    await withSite(inbox, parallelIndex, environment, async ({ origin }) => {
      await page.goto(origin + day);
      const { slot, day: otherDay, moreDays, email } = bookingForm(page);
      await slot('9:00 AM').check();
      await slot('9:30 AM').check();
      await moreDays.click();
      await otherDay('Wed, Jul 16').check();
      await email.fill(parentEmail);
      await expectSubmitted(page);
      const [mail] = await inbox.messages(parentEmail);
      await page.goto('about:blank');
      await page.setContent(String(Object(mail?.body).html));
      await expect(page.getByRole('link', { name: 'Take these times off' })).toHaveAttribute(
        'href',
        onGithub,
      );
      const yes = page.getByRole('link', { name: 'Reply “Yes, that works”' });
      const reply = new URL((await yes.getAttribute('href')) ?? '');
      expect(decodeURIComponent(reply.pathname)).toBe(parentEmail);
      expect(reply.searchParams.get('subject')).toMatch(
        /^Swim lesson on Tuesday, July 15, 2025 \([2-9A-Z]{5}\)$/,
      );
      expect(reply.searchParams.get('body')).toBe(
        'Yes, that works: Tuesday, July 15, 9:00 – 10:00 AM; Wednesday, July 16, 9:00 – 10:00 AM.',
      );
      await expect(page.getByText('Wednesday, July 16, 2025 (2025-07-16)')).toBeVisible();
    });
  });
});
