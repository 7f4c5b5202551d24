import 'server-only';
import { runsOnVercel } from '../environment';
import { addressPrefix } from './address-prefix';

/**
 * A visitor's address prefix, only on Vercel, which overwrites `x-real-ip`; elsewhere it can be forged.
 * @see https://vercel.com/docs/headers/request-headers
 */
export function visitorAddress(headers: Headers): string | undefined {
  return runsOnVercel() ? addressPrefix(headers.get('x-real-ip') ?? '') : undefined;
}
