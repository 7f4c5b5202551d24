import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type TestInfo } from '@playwright/test';
import type { Output } from '@/lib/commands/run-command';
import { takenSlots } from '@/lib/commands/taken-slots';
import { parseSeason } from '@/lib/season/season-schema';
import { copyOfProject, runNode } from '../commands/project';
import { seasonText } from '../commands/season-file';
import { projectRoot } from '../run/project-root';
import { startGitHub, token } from './start-github';
import { example, payloadOf, type Issue } from './webhook';

const { full_name: repository, default_branch: branch } = example.repository;
const seasonPath = 'data/timeslots.json';

const owner = ['-c', 'user.name=owner', '-c', 'user.email=owner@example.com'];

function git(directory: string, ...args: readonly string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  return execFileSync('git', [...owner, ...args], {
    cwd: directory,
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

async function startSchool(testInfo: TestInfo) {
  const owners = testInfo.outputPath('owners');
  const root = testInfo.outputPath('repositories');
  const bare = join(root, repository);
  const project = copyOfProject(owners);
  project.write(seasonPath, seasonText);
  git(owners, 'init', '--quiet', '--initial-branch', branch);
  git(owners, 'add', 'lib', 'data', 'package.json', 'tsconfig.json');
  git(owners, 'commit', '--quiet', '--message', 'The school');
  git(owners, 'clone', '--quiet', '--bare', '.', bare);
  git(owners, 'remote', 'add', 'origin', bare);
  const github = await startGitHub(root, repository);
  github.permissions.set(example.issue.user.login, 'write');
  let runs = 0;

  /** Runs the workflow's command for an issue in a separate clone. */
  function open(issue: Issue): Promise<Output> {
    runs += 1;
    const clone = testInfo.outputPath(`run-${runs}`);
    git(owners, 'clone', '--quiet', '--depth=1', `file://${bare}`, clone);
    git(clone, 'remote', 'set-url', 'origin', `${github.origin}/${repository}`);
    symlinkSync(join(projectRoot, 'node_modules'), join(clone, 'node_modules'));
    const eventPath = testInfo.outputPath(`event-${runs}.json`);
    writeFileSync(eventPath, payloadOf(issue));
    const settings = {
      GIT_CONFIG_GLOBAL: '/dev/null',
      GITHUB_API_URL: `${github.origin}/api`,
      GITHUB_SERVER_URL: github.origin,
      GITHUB_REPOSITORY: repository,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_TOKEN: token,
    };
    const args = ['--import', 'tsx', 'lib/commands/main.ts', 'answer-issue'];
    return runNode(args, settings, clone);
  }

  const season = () => git(bare, 'show', `${branch}:${seasonPath}`);
  return {
    github,
    open,
    season,
    git: (...args: readonly string[]) => git(bare, ...args),
    commit(text: string) {
      git(owners, 'pull', '--quiet', '--ff-only', 'origin', branch);
      project.write(seasonPath, text);
      git(owners, 'commit', '--quiet', '--all', '--message', 'By the owner');
      git(owners, 'push', '--quiet', 'origin', branch);
    },
    taken: () => takenSlots(parseSeason(JSON.parse(season()))),
    /** Adds a shell script as a hook of the bare repository. */
    hook: (name: string, script: string) =>
      writeFileSync(join(bare, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 }),
    comments: () =>
      github.calls
        .filter(({ path }) => path.endsWith('/comments'))
        .map(({ body }) => String(Object(body).body)),
  };
}

export type School = Awaited<ReturnType<typeof startSchool>>;

/** A test with a repository on the fake GitHub. Every slot is free. */
export const test = base.extend<{ school: School }>({
  school: async ({}, provide, testInfo) => {
    const school = await startSchool(testInfo);
    await provide(school);
    await school.github.close();
  },
});
