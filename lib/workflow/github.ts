import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { UserFacingError } from '@/lib/user-facing-error';
import { PassingError, tryAgain } from './try-again';

const environmentSchema = z.object({
  GITHUB_API_URL: z.string(),
  GITHUB_SERVER_URL: z.string(),
  GITHUB_REPOSITORY: z.string(),
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_TOKEN: z.string(),
});

type WorkflowEnvironment = z.output<typeof environmentSchema>;

/** The variables of a workflow's step. The workflow passes `GITHUB_TOKEN`. @throws ZodError naming missing ones */
export function workflowEnvironment(): WorkflowEnvironment {
  return environmentSchema.parse(process.env);
}

/** Lets git read and write the workflow's own repository. */
export function gitEnvironment({
  GITHUB_SERVER_URL,
  GITHUB_TOKEN,
}: WorkflowEnvironment): NodeJS.ProcessEnv {
  const credentials = Buffer.from(`x-access-token:${GITHUB_TOKEN}`).toString('base64');
  return {
    ...process.env,
    // Environment variables keep the token out of files and process lists.
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `http.${GITHUB_SERVER_URL}/.extraheader`,
    GIT_CONFIG_VALUE_0: `Authorization: Basic ${credentials}`,
  };
}

const eventSchema = z.object({
  issue: z.object({
    number: z.number(),
    body: z.string().nullable(),
    user: z.object({ login: z.string(), id: z.number() }),
  }),
  repository: z.object({ default_branch: z.string(), homepage: z.string().nullish() }),
});

export type IssueEvent = z.output<typeof eventSchema>;

/** Reads GitHub's event file. @throws Error if it is missing or is not about an issue */
export function readIssueEvent({ GITHUB_EVENT_PATH }: WorkflowEnvironment): IssueEvent {
  return eventSchema.parse(JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')));
}

const permissionSchema = z.object({ permission: z.string() });

/** In milliseconds. */
const callTimeout = 20_000;

/** The words of GitHub about a call that exceeds a rate limit, with status 403 or 429. */
const rateLimit = /rate limit/i;

/** In seconds; what GitHub's documentation advises if a response does not say. */
const longestWait = 60;

/**
 * The GitHub REST API calls that answer an issue. Each throws a UserFacingError if GitHub rejects it, except for an unknown
 * user. A failure that may pass is tried again.
 * @see https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
export function repositoryApi({
  GITHUB_API_URL,
  GITHUB_REPOSITORY,
  GITHUB_TOKEN,
}: WorkflowEnvironment) {
  async function callOnce(method: string, path: string, content?: unknown): Promise<Response> {
    const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
      method,
      signal: AbortSignal.timeout(callTimeout),
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${GITHUB_TOKEN}`,
        'x-github-api-version': '2022-11-28',
      },
      body: content === undefined ? null : JSON.stringify(content),
    }).catch((error: unknown) => {
      throw new PassingError(`GitHub did not answer ${method} ${path} (${String(error)}).`);
    });
    const { ok, status, headers } = response;
    const isUnknownUser = method === 'GET' && status === 404;
    if (ok || isUnknownUser) return response;
    const sentence = `GitHub returned status ${status} for ${method} ${path}.`;
    if (status >= 500) throw new PassingError(sentence);
    const retryAfter = headers.get('retry-after');
    const isLimited = status === 429 || retryAfter || rateLimit.test(await response.text());
    if (!isLimited) throw new UserFacingError(sentence);
    throw new PassingError(sentence, Math.min(Number(retryAfter) || longestWait, longestWait));
  }

  const call = (...request: Parameters<typeof callOnce>) => tryAgain(() => callOnce(...request));

  return {
    /** GitHub reports `maintain` as `write`. */
    async hasWriteAccess(login: string): Promise<boolean> {
      const response = await call('GET', `/collaborators/${encodeURIComponent(login)}/permission`);
      if (response.status === 404) return false;
      const { permission } = permissionSchema.parse(await response.json());
      return permission === 'admin' || permission === 'write';
    },
    async comment(issue: number, body: string): Promise<void> {
      await call('POST', `/issues/${issue}/comments`, { body });
    },
    async close(issue: number): Promise<void> {
      const content = { state: 'closed', state_reason: 'completed' };
      await call('PATCH', `/issues/${issue}`, content);
    },
  };
}
