/** Next calls this once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { settingProblems } = await import('./lib/mail/setting-problems');
  const { missing, doubtful } = settingProblems();
  for (const sentence of missing) console.warn(`Booking requests cannot be sent. ${sentence}`);
  for (const sentence of doubtful) console.warn(`A setting looks wrong. ${sentence}`);
  // Connects before the first visitor arrives.
  const { sharedStore } = await import('./lib/store/shared-store');
  sharedStore();
}
