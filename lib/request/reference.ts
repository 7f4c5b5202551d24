/**
 * Excludes `0`, `1`, `I`, `L` and `O`, which are easily misread, and vowels, `Y`, and the digits `3` and `4`, which can stand for
 * vowels, so that no reference spells a word.
 */
const alphabet = '256789BCDFGHJKMNPQRSTVWXZ';
const length = 5;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);

/** A reference such as `K7Q2M`. @param digest of the request, so that equal requests share a reference */
export function referenceFrom(digest: Uint8Array): string {
  const bytes = digest.subarray(0, length);
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

export function isReference(text: string): boolean {
  return pattern.test(text);
}
