import 'server-only';

export type EmailJsSettings = {
  readonly endpoint: string;
  readonly userId: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly privateKey: string | undefined;
  readonly recipient: string;
};

export type ResendSettings = {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly from: string;
  readonly recipient: string;
};

/** A provider's settings; or what it lacks, a sentence each, none where it is not used at all. */
export type Settings<Complete> =
  { ok: true; settings: Complete } | { ok: false; missing: readonly string[] };

const emailJsIdentifiers = [
  ['user ID', 'EMAILJS_USER_ID'],
  ['service ID', 'EMAILJS_SERVICE_ID'],
  ['template ID', 'EMAILJS_TEMPLATE_ID'],
] as const;

/**
 * EmailJS's settings, read anew for every message so that a corrected environment needs no rebuild.
 * The recipient may be empty: a template can have a fixed one.
 */
export function emailJsSettings(): Settings<EmailJsSettings> {
  const { env } = process;
  const { EMAILJS_USER_ID, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID } = env;
  if (!EMAILJS_USER_ID || !EMAILJS_SERVICE_ID || !EMAILJS_TEMPLATE_ID) {
    const missing = emailJsIdentifiers
      .filter(([, name]) => !env[name])
      .map(([identifier, name]) => `The ${identifier} is required: set ${name}.`);
    return { ok: false, missing };
  }
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

/**
 * Resend's settings. It is optional, so nothing is missing as long as neither its key nor its sender
 * is set.
 */
export function resendSettings(): Settings<ResendSettings> {
  const { RESEND_API_KEY, RESEND_FROM, RESEND_BASE_URL, INSTRUCTOR_EMAIL } = process.env;
  if (!RESEND_API_KEY && !RESEND_FROM) return { ok: false, missing: [] };
  if (RESEND_API_KEY && RESEND_FROM && INSTRUCTOR_EMAIL) {
    const baseUrl = RESEND_BASE_URL || undefined;
    const settings = { apiKey: RESEND_API_KEY, baseUrl, from: RESEND_FROM };
    return { ok: true, settings: { ...settings, recipient: INSTRUCTOR_EMAIL } };
  }
  const missing = [
    ...(RESEND_API_KEY ? [] : ['Resend needs a key: set RESEND_API_KEY.']),
    ...(RESEND_FROM ? [] : ['Resend needs a sender: set RESEND_FROM.']),
    ...(INSTRUCTOR_EMAIL ? [] : ['Resend needs a recipient: set INSTRUCTOR_EMAIL.']),
  ];
  return { ok: false, missing };
}
