import 'server-only';
import { callDeadline } from './deadline';
import { sendThroughEmailJs } from './emailjs';
import type { Mail, Outcome } from './mail';
import { sendThroughResend } from './resend';
import { emailJsSettings, resendSettings, type Settings } from './settings';

/**
 * Sends through EmailJS and, unless that succeeded, Resend, until `deadline` (`performance.now()`). Never
 * throws; returns whether a provider took the message.
 */
export async function relay(mail: Mail, deadline: number): Promise<boolean> {
  const resend = resendSettings();
  const end = resend.ok ? deadline - callDeadline() : deadline;
  const first = await tryProvider('emailjs', mail, emailJsSettings(), (settings) =>
    sendThroughEmailJs(mail, settings, end),
  );
  if (first || (!resend.ok && resend.missing.length === 0)) return first;
  console.warn(`booking ${mail.reference}: falling back to resend`);
  return tryProvider('resend', mail, resend, (settings) =>
    sendThroughResend(mail, settings, deadline),
  );
}

async function tryProvider<Complete>(
  provider: string,
  { reference }: Mail,
  settings: Settings<Complete>,
  send: (settings: Complete) => Promise<Outcome>,
): Promise<boolean> {
  if (!settings.ok) {
    for (const sentence of settings.missing) console.error(`booking ${reference}: ${sentence}`);
    return false;
  }
  const started = performance.now();
  const { kind, reason } = await send(settings.settings).catch(outcomeOfError);
  const milliseconds = Math.round(performance.now() - started);
  const line = `booking ${reference}: ${provider} ${kind} (${reason}, ${milliseconds} ms)`;
  if (kind === 'taken') console.info(line);
  else console.error(line);
  return kind === 'taken';
}

/** A bug of our own must not keep the next provider from being asked. */
function outcomeOfError(error: unknown): Outcome {
  return { kind: 'unknown', reason: error instanceof Error ? error.name : 'unknown error' };
}
