import { readFileSync } from 'node:fs';
import { z } from 'zod';

const environmentSchema = z.object({
  GITHUB_API_URL: z.string(),
  GITHUB_REPOSITORY: z.string(),
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_TOKEN: z.string(),
});

const eventSchema = z.object({
  issue: z.object({
    number: z.number(),
    body: z.string().nullable(),
    user: z.object({ login: z.string(), id: z.number() }),
  }),
  repository: z.object({ default_branch: z.string(), homepage: z.string().nullish() }),
});

export type IssueEvent = z.output<typeof eventSchema>;

const permissionSchema = z.object({ permission: z.string().optional() });

/**
 * The issue that started the workflow, and the calls of GitHub's REST API that answer it.
 * @throws ZodError unless GitHub has set the environment and the event's file; a call throws an Error with GitHub's status
 */
export function issueFromEvent() {
  const environment = environmentSchema.parse(process.env);
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_EVENT_PATH, GITHUB_TOKEN } = environment;
  const event = eventSchema.parse(JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')));
  const { number, user } = event.issue;
  async function call(method: string, path: string, content?: object): Promise<unknown> {
    const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
      method,
      headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${GITHUB_TOKEN}` },
      body: content ? JSON.stringify(content) : null,
    });
    const isUnknownUser = method === 'GET' && response.status === 404;
    if (response.ok || isUnknownUser) return response.json();
    throw new Error(`GitHub returned status ${response.status} for ${method} ${path}.`);
  }
  return {
    event,
    async authorMayWrite(): Promise<boolean> {
      const answer = await call('GET', `/collaborators/${user.login}/permission`);
      const { permission } = permissionSchema.parse(answer);
      // GitHub reports `maintain` as `write`.
      return permission === 'admin' || permission === 'write';
    },
    comment: (body: string) => call('POST', `/issues/${number}/comments`, { body }),
    close: () => call('PATCH', `/issues/${number}`, { state: 'closed' }),
  };
}
