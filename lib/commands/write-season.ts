import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import type { Season } from '@/lib/season/season-schema';

export async function writeSeason(path: string, season: Season): Promise<void> {
  // Prettier expands an object if a line break precedes its first key.
  const text = JSON.stringify(Object.fromEntries(season)).replace('{', '{\n');
  writeFileSync(path, await format(text, { parser: 'json' }));
}
