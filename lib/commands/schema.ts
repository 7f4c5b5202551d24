import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { z } from 'zod';
import { seasonFile } from '@/lib/season/season-schema';
import type { Command } from './run-command';

const path = join(import.meta.dirname, '../../data/timeslots.schema.json');

/** `npm run schema`: writes what editors read, in draft 7, the newest that VS Code supports in full. */
export const schema: Command = {
  async run() {
    const text = JSON.stringify({
      ...z.toJSONSchema(seasonFile, { target: 'draft-7' }),
      title: 'The times of a season, by day',
      description: 'Every day from the first to the last, in order; a day without lessons is [].',
      minProperties: 1,
    });
    writeFileSync(path, await format(text, { parser: 'json' }));
    return {};
  },
};
