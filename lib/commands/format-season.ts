import { format } from 'prettier';
import type { Season } from '@/lib/season/season-schema';

/** Formats a season's file, one slot per line. */
export function formatSeason(season: Season): Promise<string> {
  // Prettier expands an object if a line break precedes its first key.
  const text = JSON.stringify(Object.fromEntries(season)).replace('{', '{\n');
  return format(text, { parser: 'json' });
}
