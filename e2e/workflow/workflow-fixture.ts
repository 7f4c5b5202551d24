import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format } from 'node:util';
import { test as base, type TestInfo } from '@playwright/test';
import { runProgram, type Output } from '@/lib/programs/program';
import { seasonPath } from '@/lib/season/season-schema';
import { parseSeason } from '@/lib/season/season-schema';
import { answerIssue } from '@/lib/programs/answer-issue';
import { runNode } from '../commands/project';
import { seasonText, closedIn } from '../commands/season-fixture';
import { copyEntries } from '../run/copy-project';
import { fixtures, projectRoot, workerFolder } from '../run/project-root';
import { gitAuthorization, startGitHub, token } from './start-github';
import { example, payloadOf, type Issue } from './webhook';

const { full_name: fullName, default_branch: branch } = example.repository;

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

/** Runs the workflow's last step in a checkout. */
type RunStep = (checkout: string, settings: Readonly<Record<string, string>>) => Promise<Output>;

/** Runs the step's command. Its checkout has the program as well as the season. */
export const runInOwnProcess: RunStep = (checkout, settings) => {
  copyEntries(projectRoot, checkout, ['lib', 'package.json', 'tsconfig.json']);
  copyEntries(fixtures, checkout, ['data/lesson-plans.ts', 'data/site.ts']);
  symlinkSync(join(projectRoot, 'node_modules'), join(checkout, 'node_modules'), 'junction');
  const workflow = readFileSync(join(projectRoot, '.github/workflows/slots.yml'), 'utf8');
  const [, command = ''] = /- run: node (.*)/.exec(workflow) ?? [];
  return runNode(command.split(' '), settings, checkout);
};

/** Runs the step's program here, which takes half a second less than a process of its own. */
const runInThisProcess: RunStep = async (checkout, settings) => {
  const directory = process.cwd();
  const { env } = process;
  const { log, error } = console;
  const printed = { stdout: '', stderr: '' };
  try {
    process.chdir(checkout);
    process.env = { ...env, ...settings };
    console.log = (...values) => (printed.stdout += `${format(...values)}\n`);
    console.error = (...values) => (printed.stderr += `${format(...values)}\n`);
    // An error that a program throws ends its process.
    const onError = (thrown: unknown) => ({ code: 1, stdout: '', stderr: String(thrown) });
    const { code, stdout, stderr } = await runProgram(answerIssue, []).catch(onError);
    return { code, stdout: printed.stdout + stdout, stderr: printed.stderr + stderr };
  } finally {
    process.chdir(directory);
    process.env = env;
    Object.assign(console, { log, error });
  }
};

async function startRepository(testInfo: TestInfo) {
  const ownerCheckout = testInfo.outputPath('owner');
  const root = testInfo.outputPath('repositories');
  const bare = join(root, fullName);
  const seasonFile = join(ownerCheckout, seasonPath);
  mkdirSync(dirname(seasonFile), { recursive: true });
  writeFileSync(seasonFile, seasonText);
  git(ownerCheckout, 'init', '--quiet', '--initial-branch', branch);
  git(ownerCheckout, 'add', '.');
  git(ownerCheckout, 'commit', '--quiet', '--message', 'The site');
  git(ownerCheckout, 'clone', '--quiet', '--bare', '.', bare);
  git(ownerCheckout, 'remote', 'add', 'origin', bare);
  git(bare, 'tag', 'checkout');
  const github = await startGitHub(root, fullName);
  github.permissions.set(example.issue.user.login, 'write');
  let issues = 0;

  /**
   * Runs the workflow for a new issue, or again for that of a number. Its checkout may be older than the branch: GitHub
   * checks out the commit at which an issue was opened.
   */
  function runWorkflow(
    issue: Issue,
    number = issues + 1,
    runStep: RunStep = runInThisProcess,
  ): Promise<Output> {
    issues = Math.max(issues, number);
    const clone = workerFolder('clone', testInfo.parallelIndex);
    rmSync(clone, { recursive: true, force: true });
    const options = ['--quiet', '--depth=1', '--branch=checkout'];
    git(ownerCheckout, 'clone', ...options, `file://${bare}`, clone);
    git(clone, 'remote', 'set-url', 'origin', `${github.origin}/${fullName}`);
    const header = `http.${github.origin}/.extraheader`;
    git(clone, 'config', header, `Authorization: ${gitAuthorization}`);
    const eventPath = testInfo.outputPath(`event-${number}.json`);
    writeFileSync(eventPath, payloadOf(issue, number));
    return runStep(clone, {
      GIT_CONFIG_GLOBAL: '/dev/null',
      GITHUB_API_URL: `${github.origin}/api`,
      GITHUB_REPOSITORY: fullName,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_TOKEN: token,
    });
  }

  const season = () => git(bare, 'show', `${branch}:${seasonPath}`);
  return {
    github,
    runWorkflow,
    season,
    git: (...args: readonly string[]) => git(bare, ...args),
    commit(text: string) {
      git(ownerCheckout, 'pull', '--quiet', '--ff-only', 'origin', branch);
      writeFileSync(seasonFile, text);
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
