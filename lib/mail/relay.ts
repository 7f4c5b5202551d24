import 'server-only';
import { codeOf } from './call-provider';
import { callDeadline } from './deadline';
import { sendThroughEmailJs } from './emailjs';
import type { Mail, Outcome } from './mail';
import { sendThroughResend } from './resend';
import { emailJsSettings, resendSettings, type Settings } from './settings';

/** Sends by `deadline` (`performance.now()`) and never throws; returns whether a provider took the mail. */
export async function relay(mail: Mail, deadline: number): Promise<boolean> {
  const resend = resendSettings();
  const end = resend?.success ? deadline - callDeadline() : deadline;
  const first = await tryProvider('emailjs', sendThroughEmailJs, emailJsSettings(), mail, end);
  if (first || !resend) return first;
  console.warn(`booking ${mail.reference}: falling back to resend`);
  return tryProvider('resend', sendThroughResend, resend, mail, deadline);
}

async function tryProvider<Complete>(
  provider: string,
  send: (mail: Mail, settings: Complete, end: number) => Promise<Outcome>,
  read: Settings<Complete>,
  mail: Mail,
  end: number,
): Promise<boolean> {
  const { reference } = mail;
  if (!read.success) {
    for (const { message } of read.error.issues) console.error(`booking ${reference}: ${message}`);
    return false;
  }
  const started = performance.now();
  // A bug of our own must not keep the next provider from being asked.
  const { kind, reason } = await send(mail, read.data, end).catch((error: unknown): Outcome => ({
    kind: 'unknown',
    reason: codeOf(error),
  }));
  const milliseconds = Math.round(performance.now() - started);
  const line = `booking ${reference}: ${provider} ${kind} (${reason}, ${milliseconds} ms)`;
  if (kind === 'taken') console.info(line);
  else console.error(line);
  return kind === 'taken';
}
