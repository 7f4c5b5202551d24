import 'server-only';
import { settingProblems } from './setting-problems';

/** Logs, by name, every setting that a provider in use lacks or that is hardly meant as it is. */
export function reportSettings(): void {
  const { missing, doubtful } = settingProblems();
  for (const sentence of missing) console.warn(`Booking requests cannot be sent. ${sentence}`);
  for (const sentence of doubtful) console.warn(`A setting looks wrong. ${sentence}`);
}
