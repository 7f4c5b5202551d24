import 'server-only';
import { z } from 'zod';
import { environment } from '../environment';
import { parseRecipients } from './recipients';

const emailJs = z.object({
  EMAILJS_USER_ID: z.string({ error: 'The user ID is required: set EMAILJS_USER_ID.' }),
  EMAILJS_SERVICE_ID: z.string({ error: 'The service ID is required: set EMAILJS_SERVICE_ID.' }),
  EMAILJS_TEMPLATE_ID: z.string({ error: 'The template ID is required: set EMAILJS_TEMPLATE_ID.' }),
  EMAILJS_PRIVATE_KEY: z.string().optional(),
  EMAILJS_ORIGIN: z.string().default('https://api.emailjs.com'),
  // May be a list, which EmailJS's template takes, or empty, since a template can have a fixed one.
  INSTRUCTOR_EMAIL: z.string().default(''),
});

const resend = z.object({
  RESEND_API_KEY: z.string({ error: 'Resend needs a key: set RESEND_API_KEY.' }),
  RESEND_FROM: z.string({ error: 'Resend needs a sender: set RESEND_FROM.' }),
  RESEND_BASE_URL: z.string().optional(),
  INSTRUCTOR_EMAIL: z
    .string()
    .default('')
    // One invalid address would have the whole message refused.
    .transform((list) =>
      parseRecipients(list).flatMap(({ address, valid }) => (valid ? address : [])),
    )
    .refine((addresses) => addresses.length > 0, {
      error: 'Resend needs a recipient: set INSTRUCTOR_EMAIL.',
    }),
});

export type EmailJsSettings = z.output<typeof emailJs>;
export type ResendSettings = z.output<typeof resend>;

/** A provider's settings, or sentences on what is missing; none where it is not used. */
export type Settings<Complete> =
  { ok: true; settings: Complete } | { ok: false; missing: readonly string[] };

function read<Complete>(schema: z.ZodType<Complete>): Settings<Complete> {
  const { data, error } = schema.safeParse(environment());
  if (error) return { ok: false, missing: error.issues.map(({ message }) => message) };
  return { ok: true, settings: data };
}

export function emailJsSettings(): Settings<EmailJsSettings> {
  return read(emailJs);
}

/** Optional unless its key or sender is set. */
export function resendSettings(): Settings<ResendSettings> {
  const { RESEND_API_KEY, RESEND_FROM } = environment();
  return RESEND_API_KEY || RESEND_FROM ? read(resend) : { ok: false, missing: [] };
}
