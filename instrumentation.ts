/** Next calls this once when a server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportSettings } = await import('./lib/mail/report-settings');
  reportSettings();
  // Connects before the first visitor arrives.
  const { sharedStore } = await import('./lib/store/shared-store');
  sharedStore();
}
