import 'server-only';
import { settingProblems } from './setting-problems';

/** Logs every setting that is missing or doubtful. */
export function reportSettings(): void {
  const { missing, doubtful } = settingProblems();
  for (const sentence of missing) console.warn(`Booking requests cannot be sent. ${sentence}`);
  for (const sentence of doubtful) console.warn(`A setting looks wrong. ${sentence}`);
}
