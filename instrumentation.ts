export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { settingProblems } = await import('./lib/mail/setting-problems');
  const { canSend, blocking, suspicious } = settingProblems();
  const result = canSend ? 'One email provider is not used.' : 'Booking requests cannot be sent.';
  for (const sentence of blocking) console.warn(`${result} ${sentence}`);
  for (const sentence of suspicious) console.warn(`A setting looks wrong. ${sentence}`);
  const { noOriginSentence, siteOrigin } = await import('./lib/site-origin');
  if (!siteOrigin()) console.warn(noOriginSentence);
  // Connect to Redis before the first visitor arrives.
  const { sharedStore } = await import('./lib/store/shared-store');
  sharedStore();
}
