import { z } from 'zod';

const schema = z.object({
  GITHUB_API_URL: z.string(),
  GITHUB_SERVER_URL: z.string(),
  GITHUB_REPOSITORY: z.string(),
  GITHUB_EVENT_PATH: z.string(),
  GITHUB_TOKEN: z.string(),
});

export type WorkflowEnvironment = z.output<typeof schema>;

/** The variables of a workflow's step. The workflow passes `GITHUB_TOKEN`. @throws ZodError naming missing ones */
export function workflowEnvironment(): WorkflowEnvironment {
  return schema.parse(process.env);
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
