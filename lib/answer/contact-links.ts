/** A `mailto:` URL. Unescaped, an address such as `a?bcc=b@c.co` would add a recipient. */
export function emailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}

/** Groups of digits with at most one character between them. One group may be in parentheses. */
const plainNumber = /^\+?(?:\d+[ .-]?)?(?:\(\d{2,}\) ?-?)?\d+(?:[ .-]\d+)*$/;

/**
 * The digits to dial, such as `+15550100199`.
 * @returns `undefined` for any other text, such as two numbers or an extension, because a link would drop part of it
 */
export function numberToDial(phone: string): string | undefined {
  const digits = phone.replace(/[^+\d]/g, '');
  return plainNumber.test(phone) && /^\+?\d{6,15}$/.test(digits) ? digits : undefined;
}
