import 'server-only';

/**
 * The visitor's address, believed only where the platform itself writes it: Vercel overwrites
 * `x-real-ip`, while on any other host the visitor could have sent it.
 *
 * @see https://vercel.com/docs/headers/request-headers
 */
export function visitorAddress(headers: Headers): string | undefined {
  if (process.env.VERCEL !== '1') return undefined;
  return headers.get('x-real-ip') ?? undefined;
}
