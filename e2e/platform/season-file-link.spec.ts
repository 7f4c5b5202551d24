import { randomUUID } from 'node:crypto';
import { resendEnvironment, withSite } from '../support/own-site';
import { day, postForm, referenceFor, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';

const github = {
  VERCEL_GIT_PROVIDER: 'github',
  VERCEL_GIT_REPO_OWNER: 'swim-school',
  VERCEL_GIT_REPO_SLUG: 'website',
  VERCEL_GIT_COMMIT_REF: 'season/2025 #2',
};
const otherDates = ['2025-07-16'];

/** Where a time is taken off, by what the host says of the repository; nowhere where it does not say. */
const links = [
  {
    name: 'GitHub',
    host: github,
    link: 'https://github.com/swim-school/website/edit/season/2025%20%232/data/timeslots.json',
  },
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

test('mail leads to the season’s file and a reply', async ({ page, inbox }) => {
  for (const { name, host, link } of links) {
    const environment = { ...host, ...resendEnvironment(inbox.origin), EMAILJS_USER_ID: '' };
    await withSite(inbox, environment, async ({ origin }) => {
      const email = `${randomUUID()}@example.com`;
      const reference = referenceFor(email, otherDates);
      await postForm(origin + day, requestOf(email, otherDates));
      const [mail] = await inbox.messages(email);
      const { text, html } = Object(mail?.body);
      const ending = link ? `${reference}\n\nTake these times off: ${link}` : reference;
      expect.soft(text.split('\n\nReference: ')[1], name).toBe(ending);

      await page.setContent(html);
      const ofFile = page.getByRole('link', { name: 'Take these times off' });
      const hrefs = ofFile.evaluateAll((found) => found.map((one) => one.getAttribute('href')));
      expect.soft(await hrefs, name).toEqual(link ? [link] : []);
      const yes = page.getByRole('link', { name: 'Reply “Yes, that works”' });
      const reply = new URL((await yes.getAttribute('href')) ?? '');
      expect.soft(decodeURIComponent(reply.pathname)).toBe(email);
      expect.soft(Object.fromEntries(reply.searchParams)).toEqual({
        subject: `Swim lesson on Tuesday, July 15, 2025 (${reference})`,
        body: 'Yes, that works: Tuesday, July 15, 9:00 – 9:30 AM, 10:30 – 11:00 AM; Wednesday, July 16, 9:00 – 9:30 AM, 10:30 – 11:00 AM.',
      });
    });
  }
});
