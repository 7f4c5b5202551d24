import { z } from 'zod';

/**
 * The addresses of a list separated by commas, each as `name@example.com` or
 * `Name <name@example.com>`, and whether it is one.
 */
export function parseRecipients(
  list: string,
): readonly { readonly address: string; readonly valid: boolean }[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((address) => ({ address, valid: z.regexes.html5Email.test(bareAddress(address)) }));
}

function bareAddress(address: string): string {
  return /^[^<>]*<([^<>]+)>$/.exec(address)?.[1] ?? address;
}

/** Whether an address can be answered on the internet: `parent@gmail` passes a browser's check. */
export function hasDottedDomain(address: string): boolean {
  return /@[^@]+\.[^@.]+$/.test(address);
}
