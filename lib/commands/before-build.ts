// The first step of `npm run build`: what a build cannot put into one sentence, or would say several
// times, is said here, once.
import nextEnv from '@next/env';
import { Mistake } from '@/lib/mistake';
import { settingProblems } from '@/lib/mail/setting-problems';
import { parseSeasonText } from '@/lib/season/season-text';
import { runCommand } from './command';
import { readSeasonText, seasonPath, shown } from './season-file';

await runCommand(() => {
  const text = readSeasonText(seasonPath);
  if (text === undefined) throw new Mistake(`There is no file ${shown(seasonPath)}.`);
  parseSeasonText(text);

  // Only a warning: the site reads its settings when it runs, which may be on another machine.
  nextEnv.loadEnvConfig(process.cwd());
  const { missing, doubtful } = settingProblems();
  if (missing.length > 0) {
    const sentences = missing.map((sentence) => `  ${sentence}`);
    console.warn(['Not set here, and needed where the site runs:', ...sentences].join('\n'));
  }
  for (const sentence of doubtful) console.warn(`A setting looks wrong. ${sentence}`);
});
