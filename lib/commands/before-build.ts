import nextEnv from '@next/env';
import { environment } from '@/lib/environment';
import { settingProblems } from '@/lib/mail/setting-problems';
import { noOriginSentence, siteOrigin } from '@/lib/site-origin';
import { UserFacingError } from '@/lib/user-facing-error';
import { placeholderNote } from './placeholder-photos';
import type { Command } from './run-command';
import { readSeason } from './season-file';

const noKey =
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set, so forms that are open during a deployment must be reloaded.';

/** The first step of `npm run build`, which checks the season and the settings. */
export const beforeBuild: Command = {
  run() {
    readSeason();

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
    const placeholders = placeholderNote();
    if (placeholders) warnings.push(placeholders);
    if (blocking.length === 0) return { warnings };
    const heading =
      'These settings are missing or invalid on this machine. Set them where the site runs:';
    return { warnings: [[heading, ...blocking].join('\n  '), ...warnings] };
  },
};
