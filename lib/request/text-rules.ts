import { z } from 'zod';
import { maxLengths } from './form-values';

/** Unpaired surrogates. `toWellFormed` would replace them too, but not in every supported browser. */
const loneSurrogates = /\p{Surrogate}/gu;

const lineBreaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters: controls, bidirectional marks (CVE-2021-42574) and default-ignorable code points.
 * Joiners and variation selectors stay because emoji and several scripts need them.
 */
const invisible =
  /(?![\n\t\u200c\u200d\p{Variation_Selector}])[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/** U+2800 is the empty braille cell. */
const blank = String.raw`[\p{Zs}\t\u2800]`;

const joiner = String.raw`[\u200c\u200d\p{Variation_Selector}]`;

/** A long run of blanks can imitate a line break, even with joiners in between. */
const blanks = new RegExp(`${blank}(?:${joiner}*${blank})+`, 'gu');

/** A leading joiner joins nothing, and would keep the blanks after it from being trimmed. */
const edges = new RegExp(`^(?:${joiner}|${blank})+|${blank}$`, 'gmu');

/** Normalizes line breaks and blanks, and removes invisible characters. */
export function cleanText(text: string): string {
  return text
    .replace(loneSurrogates, '\ufffd')
    .replace(lineBreaks, '\n')
    .replace(invisible, '')
    .replace(blanks, ' ')
    .replace(edges, '')
    .trim();
}

/** Like `cleanText`, for a single-line field. */
export function cleanLine(text: string): string {
  return cleanText(text)
    .replace(/[\n\t]+/g, ' ')
    .replace(blanks, ' ');
}

/** Writes a domain such as `müller.example` as `xn--mller-kva.example`, as some browsers do. */
function withAsciiDomain(email: string): string {
  const [, local, domain] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (!local || !domain || /^[\w.-]*$/.test(domain)) return email;
  try {
    return local + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

const emailText = z
  .string()
  .max(maxLengths.email, { error: `An email address has at most ${maxLengths.email} characters.` });

/** The rules for contact details, on the form and on `/answer`. */
export const contactFields = {
  email: emailText
    .transform((email) => withAsciiDomain(cleanLine(email)))
    // A domain is longer in ASCII.
    .pipe(emailText)
    .refine((email) => email === '' || z.regexes.html5Email.test(email), {
      error: 'Enter an email address in the form name@example.com, or leave it empty.',
    }),
  phone: z
    .string()
    .max(maxLengths.phone, { error: `A phone number has at most ${maxLengths.phone} characters.` })
    .transform(cleanLine),
};
