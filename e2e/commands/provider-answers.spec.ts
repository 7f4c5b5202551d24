import { expect, test } from '@playwright/test';
import { adviceOn, emailJsAnswers, resendAnswers } from '@/lib/commands/provider-answers';

test('what EmailJS refuses has advice of its own', () => {
  for (const [answer, advice] of [
    ['400 The user_id parameter is required', 'EMAILJS_USER_ID'],
    ['400 The Public Key is invalid. To find this ID, visit https://…', 'EMAILJS_USER_ID'],
    ['400 The service ID not found. To find this ID, visit https://…', 'EMAILJS_SERVICE_ID'],
    ['400 The template ID not found. To find this ID, visit https://…', 'EMAILJS_TEMPLATE_ID'],
    ['403 API calls are disabled for non-browser applications', 'switch on "Allow EmailJS API'],
    ['403 API access from non-browser environments is currently disabled', 'Account > Security'],
    ['403 API calls in strict mode, but no private key was passed', 'it copies as dots'],
    ['403 The Private Key is invalid', "not this account's private key"],
    ['404 Account not found', 'outages'],
    ['404 Cannot POST /api', 'EMAILJS_ORIGIN'],
    ['412 Gmail_API: Invalid grant. Please reconnect your Gmail account', 'Email Services'],
    ['412 Gmail_API: Request had insufficient authentication scopes', 'tick that it may send'],
    ['413 Variables size limit', 'Email Templates'],
    ['422 The recipients address is empty', 'To Email'],
    ['422 The recipients address is corrupted', 'correct INSTRUCTOR_EMAIL'],
    ['423 The account is blocked', 'has blocked the account'],
    ['426 Quota', 'next month'],
    ['429 Too Many Requests', 'in a minute'],
    ['307 ', 'EMAILJS_ORIGIN'],
    ['503 <h1>Service Unavailable</h1>', 'try again later'],
  ] as const) {
    expect.soft(adviceOn(emailJsAnswers, answer), answer).toContain(advice);
  }
});

test('what Resend refuses has advice of its own', () => {
  for (const [answer, advice] of [
    ['401 {"name":"missing_api_key","message":"Missing API key"}', 'set RESEND_API_KEY'],
    ['401 {"name":"restricted_api_key","message":"This API key is restricted"}', 'Sending access'],
    ['401 {"name":"validation_error","message":"API key is invalid"}', 'resend.com/api-keys'],
    ['403 {"name":"validation_error","message":"Only testing emails…"}', 'resend.com/domains'],
    ['403 {"message":"The a.example domain is not verified."}', 'subdomain and all'],
    ['422 {"name":"invalid_from_address"}', 'RESEND_FROM is not a sender'],
    ['422 {"message":"Invalid `from` field."}', 'RESEND_FROM is not a sender'],
    ['422 {"message":"Invalid `to` field."}', 'INSTRUCTOR_EMAIL'],
    ['422 {"name":"invalid_access","message":"Access must be…"}', 'look at its permission'],
    ['429 {"name":"daily_quota_exceeded"}', 'until tomorrow'],
    ['429 {"name":"monthly_quota_exceeded"}', 'next month'],
    ['429 {"name":"rate_limit_exceeded"}', 'in a minute'],
    ['451 {"name":"security_error"}', 'resend.com/emails'],
    ['401 ', 'RESEND_API_KEY'],
    ['429 ', 'a quota is used up'],
    ['404 Not Found', 'RESEND_BASE_URL'],
    ['502 <h1>Bad Gateway</h1>', 'try again later'],
  ] as const) {
    expect.soft(adviceOn(resendAnswers, answer), answer).toContain(advice);
  }
});

test('an answer that nobody has seen yet has no made-up advice', () => {
  expect(adviceOn(emailJsAnswers, '418 I am a teapot')).toBeUndefined();
  expect(adviceOn(resendAnswers, '418 I am a teapot')).toBeUndefined();
});
