import 'server-only';

export type EmailJsSettings = {
  readonly endpoint: string;
  readonly userId: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly privateKey: string | undefined;
  readonly recipient: string;
};

const requiredIdentifiers = [
  ['user ID', 'EMAILJS_USER_ID'],
  ['service ID', 'EMAILJS_SERVICE_ID'],
  ['template ID', 'EMAILJS_TEMPLATE_ID'],
] as const;

/**
 * EmailJS's settings, read anew for every message so that a corrected environment needs no rebuild.
 *
 * @returns the settings, or which required identifiers are missing, each in a sentence
 */
export function emailJsSettings():
  { ok: true; settings: EmailJsSettings } | { ok: false; missing: readonly string[] } {
  const { env } = process;
  const missing = requiredIdentifiers
    .filter(([, name]) => !env[name])
    .map(([identifier, name]) => `The ${identifier} is required: set ${name}.`);
  const { EMAILJS_USER_ID, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID } = env;
  if (!EMAILJS_USER_ID || !EMAILJS_SERVICE_ID || !EMAILJS_TEMPLATE_ID)
    return { ok: false, missing };
  const origin = env.EMAILJS_ORIGIN || 'https://api.emailjs.com';
  return {
    ok: true,
    settings: {
      endpoint: `${origin.replace(/\/+$/, '')}/api/v1.0/email/send`,
      userId: EMAILJS_USER_ID,
      serviceId: EMAILJS_SERVICE_ID,
      templateId: EMAILJS_TEMPLATE_ID,
      privateKey: env.EMAILJS_PRIVATE_KEY || undefined,
      recipient: env.INSTRUCTOR_EMAIL ?? '',
    },
  };
}
