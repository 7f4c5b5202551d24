import 'server-only';
import { emailJsSettings, resendSettings } from './settings';

/** Logs every setting that a provider in use lacks, by name. */
export function reportSettings(): void {
  for (const settings of [emailJsSettings(), resendSettings()]) {
    if (settings.ok) continue;
    for (const sentence of settings.missing)
      console.warn(`Booking requests cannot be sent. ${sentence}`);
  }
}
