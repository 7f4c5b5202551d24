import 'server-only';
import { cookies } from 'next/headers';
import { parseReceipt, type Receipt } from './receipt';
import { calendarForParent } from './request-calendar';

/** `next.config.mjs` names this cookie as well: it decides which home page a visitor is given. */
const name = 'booking-receipt';

/** Long enough to be read on a slow line, short enough not to greet the visitor's next look at the page. */
const secondsToLive = 60;

/**
 * Leaves the receipt for the home page to show to a visitor whose browser runs no script. Its calendar
 * file is made anew there: a cookie holds 4 KB, and a file of many times is longer.
 */
export async function leaveReceipt(receipt: Receipt): Promise<void> {
  (await cookies()).set(name, JSON.stringify({ ...receipt, calendarFile: '' }), {
    httpOnly: true,
    sameSite: 'lax',
    secure: process.env.VERCEL === '1',
    maxAge: secondsToLive,
  });
}

/** The receipt that was left for this visitor, if there is one that can be read. */
export async function receiptLeft(): Promise<Receipt | undefined> {
  const receipt = parseReceipt((await cookies()).get(name)?.value ?? '');
  return receipt && { ...receipt, calendarFile: calendarForParent(receipt) };
}
