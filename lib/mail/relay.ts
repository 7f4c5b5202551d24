import 'server-only';
import { sendThroughEmailJs } from './emailjs';
import type { Mail } from './mail';
import { emailJsSettings } from './settings';

/** How long one provider may take, in milliseconds. */
const deadline = 8000;

/**
 * Hands a message to the provider. Never throws: every way to fail is an outcome, and the operator's
 * log tells which, by the message's reference and without anything about the visitor.
 *
 * @returns whether a provider took the message
 */
export async function relay(mail: Mail): Promise<boolean> {
  const emailJs = emailJsSettings();
  if (!emailJs.ok) {
    for (const sentence of emailJs.missing) console.error(`booking ${mail.reference}: ${sentence}`);
    return false;
  }
  const started = performance.now();
  const { kind, reason } = await sendThroughEmailJs(mail, emailJs.settings, deadline);
  const took = Math.round(performance.now() - started);
  const line = `booking ${mail.reference}: emailjs ${kind} (${reason}, ${took} ms)`;
  if (kind === 'taken') console.info(line);
  else console.error(line);
  return kind === 'taken';
}
