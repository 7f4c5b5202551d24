import 'server-only';
import { callTimeout } from './deadline';
import { emailJs } from './emailjs';
import type { Mail } from './mail';
import type { Provider } from './provider';
import { resend } from './resend';

/** Tries EmailJS, then Resend. @returns whether one accepted the mail by `deadline` (`performance.now()`) */
export async function relay(mail: Mail, deadline: number): Promise<boolean> {
  const fallback = resend();
  const end = fallback?.send ? deadline - callTimeout() : deadline;
  const accepted = await tryProvider('emailjs', emailJs(), mail, end);
  if (accepted || !fallback) return accepted;
  console.warn(`booking ${mail.reference}: falling back to resend`);
  return tryProvider('resend', fallback, mail, deadline);
}

async function tryProvider(
  name: string,
  { problems, send }: Provider,
  mail: Mail,
  end: number,
): Promise<boolean> {
  const { reference } = mail;
  for (const problem of problems) console.error(`booking ${reference}: ${problem}`);
  if (!send) return false;
  const started = performance.now();
  const { kind, reason } = await send(mail, end);
  const milliseconds = Math.round(performance.now() - started);
  const line = `booking ${reference}: ${name} ${kind} (${reason}, ${milliseconds} ms)`;
  if (kind === 'accepted') console.info(line);
  else console.error(line);
  return kind === 'accepted';
}
