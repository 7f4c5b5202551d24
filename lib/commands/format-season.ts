import { format } from 'prettier';
import type { Season } from '@/lib/season/season-schema';

/** The text of a season's file, with one slot a line. */
export function formatSeason(season: Season): Promise<string> {
  // Prettier keeps an object open whose first key is on a line of its own.
  const text = JSON.stringify(Object.fromEntries(season)).replace('{', '{\n');
  return format(text, { parser: 'json' });
}
