import 'server-only';
import { callTimeout } from './deadline';
import { sendThroughEmailJs } from './emailjs';
import type { Mail, MailOutcome } from './mail';
import { sendThroughResend } from './resend';
import { emailJsSettings, resendSettings, type ParsedSettings } from './settings';

/** Tries EmailJS, then Resend. @returns whether one accepted the mail by `deadline` (`performance.now()`) */
export async function relay(mail: Mail, deadline: number): Promise<boolean> {
  const resend = resendSettings();
  const end = resend?.success ? deadline - callTimeout() : deadline;
  const accepted = await tryProvider('emailjs', sendThroughEmailJs, emailJsSettings(), mail, end);
  if (accepted || !resend) return accepted;
  console.warn(`booking ${mail.reference}: falling back to resend`);
  return tryProvider('resend', sendThroughResend, resend, mail, deadline);
}

async function tryProvider<ProviderSettings>(
  provider: string,
  send: (mail: Mail, settings: ProviderSettings, end: number) => Promise<MailOutcome>,
  settings: ParsedSettings<ProviderSettings>,
  mail: Mail,
  end: number,
): Promise<boolean> {
  const { reference } = mail;
  if (!settings.success) {
    for (const { message } of settings.error.issues) {
      console.error(`booking ${reference}: ${message}`);
    }
    return false;
  }
  const started = performance.now();
  const { kind, reason } = await send(mail, settings.data, end);
  const milliseconds = Math.round(performance.now() - started);
  const line = `booking ${reference}: ${provider} ${kind} (${reason}, ${milliseconds} ms)`;
  if (kind === 'accepted') console.info(line);
  else console.error(line);
  return kind === 'accepted';
}
