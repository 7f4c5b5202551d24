import nextEnv from '@next/env';
import { settingProblems } from '@/lib/mail/setting-problems';
import type { Command } from './run-command';
import { readSeason, seasonPath } from './season-file';

/** The first step of `npm run build`: checks the season and the settings before Next starts. */
export const beforeBuild: Command = {
  run() {
    readSeason(seasonPath);

    // Settings only warn: the site may run on another machine than it is built on.
    nextEnv.loadEnvConfig(process.cwd());
    const { missing, doubtful } = settingProblems();
    const warnings = doubtful.map((sentence) => `A setting looks wrong. ${sentence}`);
    if (missing.length === 0) return { warnings };
    const needed = ['Not set here, and needed where the site runs:', ...missing];
    return { warnings: [needed.join('\n  '), ...warnings] };
  },
};
