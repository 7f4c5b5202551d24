import { z } from 'zod';

/** Parses a comma-separated list of `name@example.com`, `Name <name@example.com>` or `"Last, First" <name@example.com>`. */
export function parseRecipients(
  list: string,
): readonly { readonly address: string; readonly valid: boolean }[] {
  return (list.match(/(?:"[^"]*"|[^,])+/g) ?? [])
    .map((part) => part.trim())
    .filter(Boolean)
    .map((address) => ({ address, valid: z.regexes.html5Email.test(bareAddress(address)) }));
}

function bareAddress(address: string): string {
  return /^[^<>]*<([^<>]+)>$/.exec(address)?.[1] ?? address;
}
