/** Long enough for a sentence, short enough to stay one. */
const mostCharacters = 200;

/**
 * A provider's words as a terminal may show them: on one line, cut short, without control characters
 * and without any of the `secrets`, which a provider may echo.
 */
export function quote(words: string, secrets: readonly string[]): string {
  const clean = secrets
    .filter(Boolean)
    // The longest first: one value may be part of another.
    .toSorted((first, second) => second.length - first.length)
    .reduce((text, secret) => text.replaceAll(secret, '[hidden]'), words)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  const short = clean.length > mostCharacters ? `${clean.slice(0, mostCharacters)}…` : clean;
  return `"${short}"`;
}
