import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  issue: z.object({
    number: z.number(),
    title: z.string(),
    body: z.string().nullable(),
    user: z.object({ login: z.string(), id: z.number() }),
  }),
  repository: z.object({ default_branch: z.string() }),
});

export type IssueEvent = z.output<typeof schema>;

/** Reads GitHub's event file. @throws Error if it is missing or is not about an issue */
export function readIssueEvent(path: string): IssueEvent {
  return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
