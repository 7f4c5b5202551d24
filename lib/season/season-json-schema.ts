import { z } from 'zod';
import { seasonFile } from './season-schema';

/**
 * What an editor can know of `data/timeslots.json` while it is typed, as JSON Schema; what needs
 * arithmetic, such as the order of days, only the build checks. Draft 7 is what editors understand.
 *
 * @see https://code.visualstudio.com/docs/languages/json#_json-schemas-and-settings
 */
export function seasonJsonSchema(): object {
  return {
    ...z.toJSONSchema(seasonFile, { target: 'draft-7' }),
    title: 'The times of a season, by day',
    description: 'Every day from the first to the last, in order; a day without lessons is [].',
    minProperties: 1,
  };
}
