import nextEnv from '@next/env';
import { timeZone } from '@/data/site';
import { environment } from '@/lib/environment';
import { readSeason } from '@/lib/command-line/season-file';
import { settingProblems } from '@/lib/mail/providers';
import { checkTimeZone } from '@/lib/season/time-zone';
import { noOriginSentence, siteOrigin } from '@/lib/site-origin';
import { UserFacingError } from '@/lib/user-facing-error';
import { placeholderNote } from './placeholder-photos';

const noKey =
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set, so forms that are open during a deployment must be reloaded.';

const noTimeZone =
  'data/site.ts has no timeZone, so calendar entries have none, and some calendars read them as UTC.';

/** The first step of `npm run build`, which checks the season and the settings. */
export const beforeBuild = {
  run() {
    readSeason();
    checkTimeZone();

    nextEnv.loadEnvConfig(process.cwd());
    const { VERCEL, NODE_ENV, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY } = environment();
    if (NODE_ENV && NODE_ENV !== 'production') {
      throw new UserFacingError(
        `A build needs NODE_ENV to be "production" or not set. Here, it is "${NODE_ENV}".`,
      );
    }
    const { blocking, suspicious } = settingProblems();
    const siteUrl = suspicious.find((sentence) => sentence.startsWith('SITE_URL'));
    if (siteUrl) throw new UserFacingError(siteUrl);
    // Other settings only cause warnings because the site may run on another machine.
    const warnings = suspicious.map((sentence) => `A setting looks wrong. ${sentence}`);
    if (VERCEL === '1' && !NEXT_SERVER_ACTIONS_ENCRYPTION_KEY) warnings.push(noKey);
    if (!siteOrigin()) warnings.push(noOriginSentence);
    if (!timeZone) warnings.push(noTimeZone);
    const placeholders = placeholderNote();
    if (placeholders) warnings.push(placeholders);
    if (blocking.length === 0) return { warnings };
    const heading =
      'These settings are missing or invalid on this machine. Set them where the site runs:';
    return { warnings: [[heading, ...blocking].join('\n  '), ...warnings] };
  },
};
