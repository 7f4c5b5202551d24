import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { z } from 'zod';
import { seasonFile } from '@/lib/season/season-schema';
import type { Command } from './run-command';

const path = join(import.meta.dirname, '../../data/timeslots.schema.json');

/** The JSON Schema of `data/timeslots.json`, in draft 7, the newest that VS Code supports in full. */
export function seasonJsonSchema(): object {
  return {
    ...z.toJSONSchema(seasonFile, { target: 'draft-7' }),
    title: 'The times of a season, by day',
    description: 'Every day from the first to the last, in order; a day without lessons is [].',
    minProperties: 1,
  };
}

/** `npm run schema`: writes the schema that editors read. */
export const schema: Command = {
  async run() {
    writeFileSync(path, await format(JSON.stringify(seasonJsonSchema()), { parser: 'json' }));
    return {};
  },
};
