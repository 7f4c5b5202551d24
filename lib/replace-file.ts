import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserFacingError } from '@/lib/user-facing-error';

const pollEveryMs = 50;
const mostPolls = 200;

/** Creates a file. Waits while it exists, because another command is writing it. */
async function create(path: string): Promise<FileHandle> {
  for (let poll = 1; ; poll += 1) {
    try {
      return await open(path, 'wx');
    } catch (error) {
      const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!exists) throw error;
    }
    if (poll === mostPolls) {
      throw new UserFacingError(`${path} is left from a command that was interrupted. Delete it.`);
    }
    await sleep(pollEveryMs);
  }
}

/**
 * Replaces a file as a whole, or leaves it as it is: a full disk must not cut the season in half. Calls for the same
 * file run one after another, even those of other processes, so `makeContent` may read the file.
 * @throws what `makeContent` throws; Node's error; UserFacingError if a call that was interrupted blocks the file
 */
export async function replaceFile(
  path: string,
  makeContent: () => string | Buffer | Promise<Buffer>,
): Promise<void> {
  const newPath = `${path}.new`;
  const file = await create(newPath);
  try {
    try {
      await file.writeFile(await makeContent());
    } finally {
      await file.close();
    }
    await rename(newPath, path);
  } catch (error) {
    await rm(newPath, { force: true });
    throw error;
  }
}
