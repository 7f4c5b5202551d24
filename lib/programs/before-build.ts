import { timeZone } from '@/data/site';
import { readSeason, removeByteOrderMark } from '@/lib/season/season-file';
import { environment, givenSettings, readEnvironment } from '@/lib/settings/environment';
import { loadSettings } from '@/lib/settings/load-settings';
import { settingProblems } from '@/lib/mail/providers';
import { checkOverlaps } from '@/lib/season/check-overlaps';
import { noOriginSentence, siteOrigin } from '@/lib/settings/site-origin';
import { UserFacingError } from '@/lib/season/user-facing-error';
import { checkOwnerData } from '@/lib/build/check-owner-data';
import { copyPhotos } from '@/lib/build/photos';

/** Settings that the build writes into pages. */
const inPages = ['SITE_URL', 'SITE_REPOSITORY', 'WEB_VITALS_URL'];

const noKey =
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set, so forms that are open when a build gets a new key must be reloaded.';

const noTimeZone =
  'data/site.ts has no timeZone, so calendar entries have none, and some calendars read them as UTC. Set it to a place in the school’s time zone, such as "America/New_York".';

/** The first step of `npm run build`, which checks the settings and the owner's data. */
export const beforeBuild = {
  async run() {
    loadSettings();
    checkNodeEnvironment();

    const { VERCEL, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY } = environment();
    const { blocking, suspicious } = settingProblems();
    const problem = readEnvironment().problems.find(({ name }) => inPages.includes(name));
    if (problem) throw new UserFacingError(problem.sentence);
    // Other settings only cause warnings because the site may run on another machine.
    const warnings = suspicious.map((sentence) => `A setting looks wrong. ${sentence}`);
    if (VERCEL === '1' && !NEXT_SERVER_ACTIONS_ENCRYPTION_KEY) warnings.push(noKey);
    if (!siteOrigin()) warnings.push(noOriginSentence);
    if (!timeZone) warnings.push(noTimeZone);
    warnings.push(...(await prepareData.run()).warnings);
    if (blocking.length === 0) return { warnings };
    const heading =
      'These settings are missing or invalid on this machine. Set them where the site runs:';
    return { warnings: [[heading, ...blocking].join('\n  '), ...warnings] };
  },
};

/** Checks and prepares what the bundler reads from `data`: the first step of `npm run dev`. */
export const prepareData = {
  async run() {
    checkOwnerData();
    checkOverlaps(readSeason());
    removeByteOrderMark();
    return copyPhotos();
  },
};

/** Pages that are built with React in development mode fail. */
function checkNodeEnvironment(): void {
  const { NODE_ENV = 'production' } = givenSettings();
  if (NODE_ENV === 'production') return;
  throw new UserFacingError(
    `NODE_ENV is ${NODE_ENV}, and a build needs production. Remove NODE_ENV from the environment and build again.`,
  );
}
