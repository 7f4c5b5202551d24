import 'server-only';
import { runsOnVercel } from '../environment';
import { addressPrefix } from './address-prefix';

/**
 * Whom a limit counts, as {@link addressPrefix} gives it. Believed only where the platform itself
 * writes it: Vercel overwrites `x-real-ip`, while on any other host the visitor could have sent it.
 *
 * @see https://vercel.com/docs/headers/request-headers
 */
export function visitorAddress(headers: Headers): string | undefined {
  return runsOnVercel() ? addressPrefix(headers.get('x-real-ip') ?? '') : undefined;
}
