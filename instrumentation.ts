/** Next calls this once when a server starts: what is missing is said before the first visitor finds out. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportSettings } = await import('./lib/mail/report-settings');
  reportSettings();
  // Connects before the first visitor would have to wait for it.
  const { sharedStore } = await import('./lib/store/shared-store');
  sharedStore();
}
