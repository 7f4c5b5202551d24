import nextEnv from '@next/env';
import { environment } from '@/lib/environment';
import { settingProblems } from '@/lib/mail/setting-problems';
import { noOriginSentence, siteOrigin } from '@/lib/site-origin';
import { UserFacingError } from '@/lib/user-facing-error';
import type { Command } from './run-command';
import { readSeason, seasonPath } from './season-file';
import { standInNote } from './stand-in-photos';

const noKey =
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is not set: whoever has a form open during a deployment has to reload it.';

/** The first step of `npm run build`: checks the season and the settings before Next starts. */
export const beforeBuild: Command = {
  run() {
    readSeason(seasonPath);

    nextEnv.loadEnvConfig(process.cwd());
    const { missing, doubtful } = settingProblems();
    const siteUrl = doubtful.find((sentence) => sentence.startsWith('SITE_URL'));
    if (siteUrl) throw new UserFacingError(siteUrl);
    // The other settings only warn: the site may run on another machine than it is built on.
    const warnings = doubtful.map((sentence) => `A setting looks wrong. ${sentence}`);
    const { VERCEL, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY } = environment();
    if (VERCEL === '1' && !NEXT_SERVER_ACTIONS_ENCRYPTION_KEY) warnings.push(noKey);
    if (!siteOrigin()) warnings.push(noOriginSentence);
    const standIns = standInNote('public');
    if (standIns) warnings.push(standIns);
    if (missing.length === 0) return { warnings };
    const needed = ['Not set here, and needed where the site runs:', ...missing];
    return { warnings: [needed.join('\n  '), ...warnings] };
  },
};
