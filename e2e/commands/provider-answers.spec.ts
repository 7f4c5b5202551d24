import { expect, test } from '@playwright/test';
import { adviceOn, emailJsAnswers, resendAnswers } from '@/lib/commands/provider-answers';

test('a provider’s answer gets the most specific advice', () => {
  for (const [answers, answer, advice] of [
    [emailJsAnswers, '400 The user_id parameter is required', 'EMAILJS_USER_ID'],
    [emailJsAnswers, '403 API calls are disabled for non-browser applications', 'switch on "Allow'],
    [
      emailJsAnswers,
      '403 API calls in strict mode, but no private key',
      'a hidden key copies as dots',
    ],
    [emailJsAnswers, '404 Account not found', 'an outage of EmailJS'],
    [emailJsAnswers, '404 Cannot POST /api', 'EMAILJS_ORIGIN'],
    [emailJsAnswers, '412 Gmail_API: Invalid grant. Please reconnect', 'connect it again under'],
    [emailJsAnswers, '412 Gmail_API: insufficient authentication scopes', 'allow it to send email'],
    [emailJsAnswers, '422 The recipients address is corrupted', 'correct INSTRUCTOR_EMAIL'],
    [emailJsAnswers, '426 Quota', 'next month'],
    [emailJsAnswers, '503 <h1>Service Unavailable</h1>', 'try again later'],
    [emailJsAnswers, '418 I am a teapot', undefined],
    [resendAnswers, '401 {"name":"restricted_api_key","message":"This…"}', 'Sending access'],
    [resendAnswers, '401 {"message":"API key is invalid"}', 'it was deleted'],
    [resendAnswers, '401 ', 'did not accept RESEND_API_KEY'],
    [
      resendAnswers,
      '403 {"message":"The a.example domain is not verified."}',
      'including any subdomain',
    ],
    [resendAnswers, '422 {"message":"Invalid `from` field."}', 'RESEND_FROM is not a sender'],
    [resendAnswers, '422 {"message":"Invalid `to` field."}', 'INSTRUCTOR_EMAIL'],
    [resendAnswers, '429 {"name":"daily_quota_exceeded"}', 'until tomorrow'],
    [resendAnswers, '429 {"name":"rate_limit_exceeded"}', 'This account made too many calls'],
    [resendAnswers, '429 ', 'a quota is used up'],
    [resendAnswers, '404 Not Found', 'RESEND_BASE_URL'],
    [resendAnswers, '502 <h1>Bad Gateway</h1>', 'try again later'],
    [resendAnswers, '418 I am a teapot', undefined],
  ] as const) {
    const given = adviceOn(answers, answer);
    expect.soft(given, answer).toEqual(advice && expect.stringContaining(advice));
  }
});
