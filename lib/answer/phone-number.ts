/** A number without text such as "ext. 5", which a link would lose. E.164 has 15 digits; a prefix such as `011` adds 3. */
const dialable = /^\(?\+?(?:[\s().\-/]*\d){3,18}[\s().\-/]*$/;

/** The number for a link, such as `+15550100199`; `undefined` if `phone` contains anything else. */
export function numberToDial(phone: string): string | undefined {
  if (!dialable.test(phone)) return undefined;
  // The zero in `+44 (0)20 …` is only for domestic calls; `(0)20 …` is itself a domestic number.
  return phone.replace(/(?<=\d.*)\(0\)/, '').replace(/[^+\d]/g, '');
}
