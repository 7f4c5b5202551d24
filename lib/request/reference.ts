/** Excludes `0`, `1`, `I`, `L`, `O` and `U`, which are easily misread. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
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
