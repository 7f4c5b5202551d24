/**
 * A number that can be dialed as it is; a link would lose words such as "ext. 5", and join two numbers. At
 * most 15 digits (E.164) after what is dialed for abroad, such as `011`.
 */
const dialable = /^\(?\+?(?:[\s().\-/]*\d){3,18}[\s().\-/]*$/;

/** The digits to dial, such as `+15550100199`; `undefined` where it is not certain whom they call. */
export function numberToDial(phone: string): string | undefined {
  if (!dialable.test(phone)) return undefined;
  // The zero in `+44 (0)20 …` and `011 44 (0)20 …` is for domestic calls; `(0)20 …` is one.
  return phone.replace(/(?<=\d.*)\(0\)/, '').replace(/[^+\d]/g, '');
}
