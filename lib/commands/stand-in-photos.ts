import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const standInHashes: readonly string[] = [
  'c56335fb490cc55e3dd27f615fec2402b55eeba0703ae22aa3444664a7eecbe4',
  '532b373f63ce834831b0d43b69601acdaa8af28b8ad8493c73af0a8defc3d393',
  '927941dd004d424450f0170a9c1340b2999324c0f312631ea9d7cf91282298ec',
];

/** Names each stand-in photo in `folder`, recognized by its content; `undefined` if there are none. */
export function standInNote(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const found = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name))
    .filter((path) => {
      const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
      return standInHashes.includes(digest);
    });
  if (found.length === 0) return undefined;
  return `Replace these stand-ins with your own photos: ${found.sort().join(', ')}.`;
}
