import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  action: z.literal('opened'),
  issue: z.object({
    number: z.int().positive(),
    title: z.string(),
    body: z.string().nullable(),
    user: z.object({ login: z.string().regex(/^[\w-]+(\[bot\])?$/), id: z.int().positive() }),
  }),
  repository: z.object({ default_branch: z.string().min(1) }),
});

export type IssueEvent = z.output<typeof schema>;

/** Reads GitHub's event file. @throws Error if it is missing or is not about an opened issue */
export function readIssueEvent(path: string): IssueEvent {
  return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
