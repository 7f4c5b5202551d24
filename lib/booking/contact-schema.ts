import { z } from 'zod';
import { cleanLine } from './clean-text';
import { limits } from './request-fields';

export const contactFields = {
  email: z
    .string()
    .max(limits.email, { error: `An email address has at most ${limits.email} characters.` })
    .transform(cleanLine)
    .refine((email) => email === '' || z.regexes.html5Email.test(email), {
      error: 'Enter an email address in the form name@example.com, or leave it empty.',
    }),
  phone: z
    .string()
    .max(limits.phone, { error: `A phone number has at most ${limits.phone} characters.` })
    .transform(cleanLine),
};
