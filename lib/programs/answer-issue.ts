import type { Program } from './program';
import { isUserFacing } from '@/lib/season/user-facing-error';
import { commitSeason } from '@/lib/commands/commit-season';
import { issueFromEvent } from '@/lib/commands/github-issue';
import { commandLines, isNearlyCommands, readCommands } from '@/lib/commands/read-issue';

/** GitHub rejects a comment of more than 65,536 characters. */
const maxLength = 60_000;

/** Runs in `.github/workflows/slots.yml`. */
export const answerIssue: Program = {
  async run() {
    const { event, authorMayWrite, comment, close } = issueFromEvent();
    const body = event.issue.body ?? '';
    const lines = commandLines(body);
    if (lines.length === 0 && !isNearlyCommands(body)) {
      return { lines: ['The issue has no commands. Nothing was done.'] };
    }
    if (!(await authorMayWrite())) {
      return { lines: ['The author has no write access to this repository. Nothing was done.'] };
    }
    const [path, homepage] = ['/instructor', event.repository.homepage ?? ''];
    const page = URL.canParse(path, homepage) ? new URL(path, homepage).href : `\`${path}\``;
    const say = async (result: string, nextStep: string) => {
      // The mention makes GitHub's app notify the author.
      const paragraphs = [`@${event.issue.user.login}`, result.slice(0, maxLength), nextStep];
      const text = [...paragraphs, `All your times: ${page}`].join('\n\n');
      // Logged too, because GitHub may reject the comment.
      console.log(text);
      await comment(text);
    };
    try {
      const { hash, sentences } = await commitSeason(readCommands(lines), event);
      const whenShown = 'The site will show it after its next build, in a few minutes.';
      await say(sentences.join('\n'), `Committed as ${hash}. ${whenShown}`);
      await close();
      return {};
    } catch (error) {
      if (isUserFacing(error)) {
        await say(`Nothing was changed.\n\n${error.message}`, 'To try again, open a new issue.');
        return {};
      }
      console.error(error);
      const nextStep =
        'If your times don’t show the change in a few minutes, send it again. That is safe.';
      await say(`The workflow failed. ${Object(error).message}`, nextStep);
      return { failed: true };
    }
  },
};
