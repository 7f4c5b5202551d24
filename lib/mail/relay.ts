import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoize } from '@/lib/settings/memoize';
import { noOriginSentence, siteOrigin } from '@/lib/settings/site-origin';
import { callTimeoutMs, type Mail, type MailOutcome } from './provider';
import { readyProviders, settingProblems } from './providers';
import { waitForTurn } from './wait-for-turn';

/** The time budget of a response: `sendingMs`, and calls to Redis. No timer enforces it. */
export const responseMs = 20_000;

/** Leaves 2 s for Redis: a call fails after 500 ms, and several can fail during one request, because Redis may come back in between. */
const sendingMs = responseMs - 2_000;

/** A shorter call could time out with an unknown outcome. */
const minCallMs = 2_500;

/** When a request that starts now must have been sent (`performance.now()`). */
export function deadlineFromNow(): number {
  return performance.now() + sendingMs;
}

/** Tries one provider after the other. @returns whether one accepted the mail by `deadline` (`performance.now()`) */
export async function relay(mail: Mail, deadline: number): Promise<boolean> {
  reportSettings();
  const { reference } = mail;
  const ready = readyProviders();
  if (ready.length === 0) console.error(`booking ${reference}: no email provider is set up`);
  // Each provider leaves time for a call to every later one. The call is shorter if there are three or more.
  const callMs = Math.min(callTimeoutMs, sendingMs / ready.length);
  for (const [index, provider] of ready.entries()) {
    const later = ready.length - 1 - index;
    const started = performance.now();
    const { kind, reason } = await deliver(provider, mail, deadline - later * callMs);
    const milliseconds = Math.round(performance.now() - started);
    const line = `booking ${reference}: ${provider.name} ${kind} (${reason}, ${milliseconds} ms)`;
    if (kind === 'accepted') {
      console.info(line);
      return true;
    }
    console.error(line);
  }
  return false;
}

/** Calls a provider when its rate limit allows it, and again while it is too busy. */
async function deliver(
  provider: ReturnType<typeof readyProviders>[number],
  mail: Mail,
  providerDeadline: number,
): Promise<MailOutcome> {
  const latestStart = providerDeadline - minCallMs;
  let outcome: MailOutcome = { kind: 'rejected', reason: 'there was no time for a call' };
  while (await waitForTurn(provider, latestStart)) {
    outcome = await provider.send(mail, callSignal(providerDeadline));
    const { retryAfterMs } = outcome;
    if (retryAfterMs === undefined || performance.now() + retryAfterMs > latestStart)
      return outcome;
    await sleep(retryAfterMs);
  }
  return outcome;
}

/** Aborts a call, also while its response is read. Node requires whole milliseconds. */
function callSignal(providerDeadline: number): AbortSignal {
  const remaining = Math.min(callTimeoutMs, providerDeadline - performance.now());
  return AbortSignal.timeout(Math.max(1, Math.floor(remaining)));
}

/** Logs problems with the settings at the first request. */
const reportSettings = memoize(() => {
  const { blocking, suspicious } = settingProblems();
  const result =
    readyProviders().length > 0
      ? 'An email provider is not used.'
      : 'Booking requests cannot be sent.';
  for (const sentence of blocking) console.error(`${result} ${sentence}`);
  for (const sentence of suspicious) console.warn(`A setting looks wrong. ${sentence}`);
  if (!siteOrigin()) console.warn(noOriginSentence);
});
