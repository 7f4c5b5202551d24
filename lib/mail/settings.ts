import 'server-only';
import { z } from 'zod';
import { environment } from '../environment';
import { once } from '../once';
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

/** A provider's settings, or an issue with a sentence for each that is missing. */
export type Settings<Complete> = z.ZodSafeParseResult<Complete>;

export const emailJsSettings = once((): Settings<EmailJsSettings> =>
  emailJs.safeParse(environment()),
);

/** None where neither its key nor its sender is set, since it is optional. */
export const resendSettings = once((): Settings<ResendSettings> | undefined => {
  const settings = environment();
  const isUsed = settings.RESEND_API_KEY || settings.RESEND_FROM;
  return isUsed ? resend.safeParse(settings) : undefined;
});
