import { resendAlone } from '../support/own-site';
import { day, postForm, referenceFor, requestOf } from '../support/posted-form';
import { expect, test } from '../support/test';

const github = {
  VERCEL_GIT_PROVIDER: 'github',
  VERCEL_GIT_REPO_OWNER: 'swim-school',
  VERCEL_GIT_REPO_SLUG: 'website',
  VERCEL_GIT_COMMIT_REF: 'season/2025 #2',
};
const otherDates = ['2025-07-16'];

const edit = 'edit/season/2025%20%232/data/timeslots.json';

// Each host with the link at which a time is taken off; none where the repository is unknown.
for (const [host, variables, ...links] of [
  ['GitHub', {}, `https://github.com/swim-school/website/${edit}`],
  [
    'GitLab',
    { VERCEL_GIT_PROVIDER: 'gitlab', VERCEL_GIT_REPO_OWNER: 'schools/swim' },
    `https://gitlab.com/schools/swim/website/-/${edit}`,
  ],
  [
    'Bitbucket',
    { VERCEL_GIT_PROVIDER: 'bitbucket' },
    'https://bitbucket.org/swim-school/website/src/season/2025%20%232/data/timeslots.json?mode=edit',
  ],
  ['an unknown host', { VERCEL_GIT_PROVIDER: 'x' }],
  ['no known branch', { VERCEL_GIT_COMMIT_REF: '' }],
] as const) {
  test(`mail leads to the season’s file on ${host} and to a reply`, async ({
    page,
    inbox,
    siteWith,
    parentEmail: email,
  }) => {
    const { origin } = await siteWith({ ...github, ...variables, ...resendAlone(inbox.origin) });
    const reference = referenceFor(email, otherDates);
    await postForm(origin + day, requestOf(email, otherDates));
    const [mail] = await inbox.messages(email);
    const { text, html } = Object(mail?.body);
    const [, ...ending] = text.split(/\n\n(?=Reference: |Take these)/);
    const lines = links.map((link) => `Take these times off: ${link}`);
    expect.soft(ending).toEqual([`Reference: ${reference}`, ...lines]);

    await page.setContent(html);
    const ofFile = page.getByRole('link', { name: 'Take these times off' });
    const shown = ofFile.evaluateAll((found) => found.map((one) => one.getAttribute('href')));
    expect.soft(await shown).toEqual(links);
    const yes = page.getByRole('link', { name: 'Reply “Yes, that works”' });
    const reply = new URL((await yes.getAttribute('href')) ?? '');
    expect.soft(decodeURIComponent(reply.pathname)).toBe(email);
    expect.soft(Object.fromEntries(reply.searchParams)).toEqual({
      subject: `Swim lesson on Tuesday, July 15, 2025 (${reference})`,
      body: 'Yes, that works: Tuesday, July 15, 9:00 – 9:30 AM, 10:30 – 11:00 AM; Wednesday, July 16, 9:00 – 9:30 AM, 10:30 – 11:00 AM.',
    });
  });
}
