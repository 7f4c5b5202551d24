/**
 * Whether any string inside a parsed JSON value contains a text. Strings are compared as decoded,
 * so `é` is found however it was escaped on the way; names of fields do not count.
 *
 * @param {unknown} value
 * @param {string} text
 * @returns {boolean}
 */
export function containsText(value, text) {
  if (typeof value === 'string') return value.includes(text);
  return Object.values(Object(value)).some((inner) => containsText(inner, text));
}
