import { z } from 'zod';
import { seasonFile } from '@/lib/season/season-schema';

/** The JSON Schema of `data/timeslots.json`, in draft 7, the newest that VS Code supports in full. */
export function seasonJsonSchema(): object {
  return {
    ...z.toJSONSchema(seasonFile, { target: 'draft-7' }),
    title: 'The times of a season, by day',
    description: 'Every day from the first to the last, in order; a day without lessons is [].',
    minProperties: 1,
  };
}
