import 'server-only';
import { z } from 'zod';
import { environment, urlWith } from '@/lib/environment';
import { once } from '@/lib/once';
import { parseRecipients } from './recipients';

/** An invalid URL is an error because the default URL would send test emails to the real provider. */
function providerUrl(name: string) {
  return urlWith(/^https?$/, `${name} is not a URL such as https://api.example.com.`);
}

const emailJs = z.object({
  EMAILJS_USER_ID: z.string({ error: 'The user ID is required: set EMAILJS_USER_ID.' }),
  EMAILJS_SERVICE_ID: z.string({ error: 'The service ID is required: set EMAILJS_SERVICE_ID.' }),
  EMAILJS_TEMPLATE_ID: z.string({ error: 'The template ID is required: set EMAILJS_TEMPLATE_ID.' }),
  EMAILJS_PRIVATE_KEY: z.string().optional(),
  EMAILJS_ORIGIN: providerUrl('EMAILJS_ORIGIN').default('https://api.emailjs.com'),
  // A comma-separated list, or empty if the template has a fixed recipient.
  INSTRUCTOR_EMAIL: z.string().default(''),
});

const resend = z.object({
  RESEND_API_KEY: z.string({ error: 'Resend needs a key: set RESEND_API_KEY.' }),
  RESEND_FROM: z.string({ error: 'Resend needs a sender: set RESEND_FROM.' }),
  RESEND_BASE_URL: providerUrl('RESEND_BASE_URL').optional(),
  INSTRUCTOR_EMAIL: z
    .string()
    .default('')
    // Resend rejects the whole message for one invalid address.
    .transform((list) =>
      parseRecipients(list).flatMap(({ address, valid }) => (valid ? address : [])),
    )
    .refine((addresses) => addresses.length > 0, {
      error: 'Resend needs a recipient: set INSTRUCTOR_EMAIL.',
    }),
});

export type EmailJsSettings = z.output<typeof emailJs>;
export type ResendSettings = z.output<typeof resend>;

export type ParsedSettings<Values> = z.ZodSafeParseResult<Values>;

export const emailJsSettings = once((): ParsedSettings<EmailJsSettings> =>
  emailJs.safeParse(environment()),
);

/** `undefined` if neither key nor sender is set: Resend is optional. */
export const resendSettings = once((): ParsedSettings<ResendSettings> | undefined => {
  const settings = environment();
  const isUsed = settings.RESEND_API_KEY || settings.RESEND_FROM;
  return isUsed ? resend.safeParse(settings) : undefined;
});
