import { existsSync, readFileSync } from 'node:fs';
import nextEnv from '@next/env';
import { UserFacingError } from '@/lib/season/user-facing-error';

const file = '.env.local';

/**
 * Loads the settings of `.env.local` into the environment.
 * @throws UserFacingError if the file is in UTF-16, in which Next finds no settings
 */
export function loadSettings(): void {
  // PowerShell's `>` writes UTF-16, in which every second byte of plain text is zero.
  if (existsSync(file) && readFileSync(file).includes(0)) {
    throw new UserFacingError(`${file} is not encoded in UTF-8. Save it again as UTF-8.`);
  }
  nextEnv.loadEnvConfig(process.cwd());
}
