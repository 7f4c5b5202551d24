import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const placeholders = {
  'data/photos/lifeguard.jpg': 'c56335fb490cc55e3dd27f615fec2402b55eeba0703ae22aa3444664a7eecbe4',
  'data/photos/pool-1.jpg': '532b373f63ce834831b0d43b69601acdaa8af28b8ad8493c73af0a8defc3d393',
  'data/photos/pool-2.jpg': '927941dd004d424450f0170a9c1340b2999324c0f312631ea9d7cf91282298ec',
};

/** Names each photo that is still a placeholder; `undefined` if there are none. */
export function placeholderNote(): string | undefined {
  const found = Object.entries(placeholders)
    .filter(([path, hash]) => existsSync(path) && sha256(path) === hash)
    .map(([path]) => path);
  if (found.length === 0) return undefined;
  return `Replace these placeholders with your own photos: ${found.join(', ')}.`;
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
