import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type TestInfo } from '@playwright/test';
import type { Output } from '@/lib/command-line/run-program';
import { parseSeason } from '@/lib/season/season-schema';
import { copyOfProject, runNode } from '../commands/project';
import { seasonText, closedIn } from '../commands/season-fixture';
import { projectRoot, workerFolder } from '../run/project-root';
import { startGitHub, token } from './start-github';
import { example, payloadOf, type Issue } from './webhook';

const { full_name: fullName, default_branch: branch } = example.repository;
const seasonPath = 'data/timeslots.json';

const ownerIdentity = ['-c', 'user.name=owner', '-c', 'user.email=owner@example.com'];

function git(directory: string, ...args: readonly string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  return execFileSync('git', [...ownerIdentity, ...args], {
    cwd: directory,
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

async function startRepository(testInfo: TestInfo) {
  const ownerCheckout = testInfo.outputPath('owner');
  const root = testInfo.outputPath('repositories');
  const bare = join(root, fullName);
  const project = copyOfProject(ownerCheckout);
  project.write(seasonPath, seasonText);
  git(ownerCheckout, 'init', '--quiet', '--initial-branch', branch);
  git(ownerCheckout, 'add', 'lib', 'data', 'package.json', 'tsconfig.json');
  git(ownerCheckout, 'commit', '--quiet', '--message', 'The site');
  git(ownerCheckout, 'clone', '--quiet', '--bare', '.', bare);
  git(ownerCheckout, 'remote', 'add', 'origin', bare);
  const github = await startGitHub(root, fullName);
  github.permissions.set(example.issue.user.login, 'write');
  let issues = 0;

  /** Runs the workflow's command for a new issue, or again for that of a number, in a separate clone. */
  function runWorkflow(issue: Issue, number = issues + 1): Promise<Output> {
    issues = Math.max(issues, number);
    const clone = workerFolder('clone', testInfo.parallelIndex);
    rmSync(clone, { recursive: true, force: true });
    git(ownerCheckout, 'clone', '--quiet', `file://${bare}`, clone);
    git(clone, 'remote', 'set-url', 'origin', `${github.origin}/${fullName}`);
    symlinkSync(join(projectRoot, 'node_modules'), join(clone, 'node_modules'), 'junction');
    const eventPath = testInfo.outputPath(`event-${number}.json`);
    writeFileSync(eventPath, payloadOf(issue, number));
    const settings = {
      GIT_CONFIG_GLOBAL: '/dev/null',
      GITHUB_API_URL: `${github.origin}/api`,
      GITHUB_SERVER_URL: github.origin,
      GITHUB_REPOSITORY: fullName,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_TOKEN: token,
    };
    const args = ['--import', 'tsx', 'lib/command-line/main.ts', 'answer-issue'];
    return runNode(args, settings, clone);
  }

  const season = () => git(bare, 'show', `${branch}:${seasonPath}`);
  return {
    github,
    runWorkflow,
    season,
    git: (...args: readonly string[]) => git(bare, ...args),
    commit(text: string) {
      git(ownerCheckout, 'pull', '--quiet', '--ff-only', 'origin', branch);
      project.write(seasonPath, text);
      git(ownerCheckout, 'commit', '--quiet', '--all', '--message', 'By the owner');
      git(ownerCheckout, 'push', '--quiet', 'origin', branch);
    },
    closed: () => closedIn(parseSeason(JSON.parse(season()))),
    head: () => git(bare, 'rev-parse', 'HEAD').trim(),
    /** Adds a shell script as a hook of the bare repository. */
    addGitHook: (name: string, script: string) =>
      writeFileSync(join(bare, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 }),
    comments: () =>
      github.calls
        .filter(({ path }) => path.endsWith('/comments'))
        .map(({ body }) => String(Object(body).body)),
  };
}

export type Repository = Awaited<ReturnType<typeof startRepository>>;

/** A test with a repository on the fake GitHub. Every slot is open. */
export const test = base.extend<{ repository: Repository }>({
  repository: async ({}, provide, testInfo) => {
    const repository = await startRepository(testInfo);
    await provide(repository);
    await repository.github.close();
  },
});
