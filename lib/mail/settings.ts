import 'server-only';
import { environment } from '../environment';
import { parseRecipients } from './recipients';

export type EmailJsSettings = {
  readonly endpoint: string;
  readonly userId: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly privateKey: string | undefined;
  /** `INSTRUCTOR_EMAIL`; may be empty or a list, which EmailJS's template takes. */
  readonly recipient: string;
};

export type ResendSettings = {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly from: string;
  readonly recipients: readonly [string, ...string[]];
};

/** A provider's settings, or sentences on what is missing; none where it is not used. */
export type Settings<Complete> =
  { ok: true; settings: Complete } | { ok: false; missing: readonly string[] };

const emailJsIdentifiers = [
  ['user ID', 'EMAILJS_USER_ID'],
  ['service ID', 'EMAILJS_SERVICE_ID'],
  ['template ID', 'EMAILJS_TEMPLATE_ID'],
] as const;

/** EmailJS's settings. The recipient may be empty, since a template can have a fixed one. */
export function emailJsSettings(): Settings<EmailJsSettings> {
  const settings = environment();
  const { EMAILJS_USER_ID, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID } = settings;
  if (!EMAILJS_USER_ID || !EMAILJS_SERVICE_ID || !EMAILJS_TEMPLATE_ID) {
    const missing = emailJsIdentifiers
      .filter(([, name]) => !settings[name])
      .map(([identifier, name]) => `The ${identifier} is required: set ${name}.`);
    return { ok: false, missing };
  }
  const origin = settings.EMAILJS_ORIGIN ?? 'https://api.emailjs.com';
  return {
    ok: true,
    settings: {
      endpoint: `${origin.replace(/\/+$/, '')}/api/v1.0/email/send`,
      userId: EMAILJS_USER_ID,
      serviceId: EMAILJS_SERVICE_ID,
      templateId: EMAILJS_TEMPLATE_ID,
      privateKey: settings.EMAILJS_PRIVATE_KEY,
      recipient: settings.INSTRUCTOR_EMAIL ?? '',
    },
  };
}

/** Resend's settings, optional unless its key or sender is set. */
export function resendSettings(): Settings<ResendSettings> {
  const { RESEND_API_KEY, RESEND_FROM, RESEND_BASE_URL, INSTRUCTOR_EMAIL = '' } = environment();
  if (!RESEND_API_KEY && !RESEND_FROM) return { ok: false, missing: [] };
  // One invalid address would have the whole message refused.
  const [first, ...others] = parseRecipients(INSTRUCTOR_EMAIL)
    .filter(({ valid }) => valid)
    .map(({ address }) => address);
  if (RESEND_API_KEY && RESEND_FROM && first) {
    const settings = { apiKey: RESEND_API_KEY, baseUrl: RESEND_BASE_URL, from: RESEND_FROM };
    return { ok: true, settings: { ...settings, recipients: [first, ...others] } };
  }
  const missing = [
    ...(RESEND_API_KEY ? [] : ['Resend needs a key: set RESEND_API_KEY.']),
    ...(RESEND_FROM ? [] : ['Resend needs a sender: set RESEND_FROM.']),
    ...(first ? [] : ['Resend needs a recipient: set INSTRUCTOR_EMAIL.']),
  ];
  return { ok: false, missing };
}
