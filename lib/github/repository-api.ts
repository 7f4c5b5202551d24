import { z } from 'zod';
import { UserFacingError } from '@/lib/user-facing-error';
import type { WorkflowEnvironment } from './workflow-environment';

const permissionSchema = z.object({ permission: z.string() });

/** The GitHub REST API calls that answer an issue. Each throws a UserFacingError if GitHub rejects it, except for an unknown user. */
export function repositoryApi({
  GITHUB_API_URL,
  GITHUB_REPOSITORY,
  GITHUB_TOKEN,
}: WorkflowEnvironment) {
  async function call(method: string, path: string, content?: unknown): Promise<Response> {
    const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${GITHUB_TOKEN}`,
        'x-github-api-version': '2022-11-28',
      },
      body: content === undefined ? null : JSON.stringify(content),
    });
    const isUnknownUser = method === 'GET' && response.status === 404;
    if (response.ok || isUnknownUser) return response;
    throw new UserFacingError(`GitHub returned status ${response.status} for ${method} ${path}.`);
  }

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
