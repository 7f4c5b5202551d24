import 'server-only';
import { cookies } from 'next/headers';
import { parseReceipt, type Receipt } from './receipt';

/** `next.config.mjs` names this cookie as well: it decides which home page a visitor is given. */
const name = 'booking-receipt';

/** Long enough to be read on a slow line, short enough not to greet the visitor's next look at the page. */
const secondsToLive = 60;

/** Leaves the receipt for the home page to show to a visitor whose browser runs no script. */
export async function leaveReceipt(receipt: Receipt): Promise<void> {
  (await cookies()).set(name, JSON.stringify(receipt), {
    httpOnly: true,
    sameSite: 'lax',
    secure: process.env.VERCEL === '1',
    maxAge: secondsToLive,
  });
}

/** The receipt that was left for this visitor, if there is one that can be read. */
export async function receiptLeft(): Promise<Receipt | undefined> {
  return parseReceipt((await cookies()).get(name)?.value ?? '');
}
