import type { KnownAnswer } from './known-answer';

const dashboard = 'https://dashboard.emailjs.com/admin';

/**
 * EmailJS's answers to a call that did not succeed: those of its documentation, and those that people
 * have reported.
 *
 * @see https://www.emailjs.com/docs/rest-api/send/
 * @see https://github.com/emailjs-com/emailjs-nodejs
 */
export const emailJsAnswers: readonly KnownAnswer[] = [
  {
    status: [400],
    says: /user[_ ]id|public key/i,
    advice: `EMAILJS_USER_ID is not a public key that EmailJS knows: copy it from Account > General (${dashboard}/account).`,
  },
  {
    status: [400],
    says: /service[_ ]id/i,
    advice: `EMAILJS_SERVICE_ID names no service of this account: copy it from Email Services (${dashboard}).`,
  },
  {
    status: [400],
    says: /template[_ ]id/i,
    advice: `EMAILJS_TEMPLATE_ID names no template of this account: copy it from Email Templates (${dashboard}/templates).`,
  },
  {
    status: [403],
    says: /non-browser/i,
    advice: `EmailJS refuses calls from servers: switch on "Allow EmailJS API for non-browser applications" under Account > Security (${dashboard}/account).`,
  },
  {
    status: [403],
    says: /strict mode/i,
    advice: `The account asks for its private key and got none that it could read: show the key under Account > General before you copy it into EMAILJS_PRIVATE_KEY (hidden, it copies as dots), or switch off "Use Private Key" under Account > Security (${dashboard}/account).`,
  },
  {
    status: [403],
    says: /private key/i,
    advice: `EMAILJS_PRIVATE_KEY is not this account's private key: copy it from Account > General (${dashboard}/account), shown and not hidden.`,
  },
  {
    status: [404],
    says: /account/i,
    advice: `EmailJS does not find the account. It has said so during outages of its own: try again in an hour, and only then compare EMAILJS_USER_ID with Account > General (${dashboard}/account).`,
  },
  {
    status: [412],
    says: /scope/i,
    advice: `EmailJS may not send through the connected Gmail account: disconnect and connect it again under Email Services (${dashboard}), and tick that it may send mail for you.`,
  },
  {
    status: [412],
    advice: `The connection to the mail account has expired, even where the dashboard still says "Connected": connect it again under Email Services (${dashboard}).`,
  },
  {
    status: [413],
    advice: `EmailJS finds the message too large, and this one is short: take what else is sent, such as attachments, out of the template under Email Templates (${dashboard}/templates).`,
  },
  {
    status: [422],
    says: /empty/i,
    advice: `The mail has no recipient: set INSTRUCTOR_EMAIL, and write {{to_email}} into To Email under Email Templates (${dashboard}/templates).`,
  },
  {
    status: [422],
    says: /corrupted|recipient|address/i,
    advice: `The recipient is not an address: correct INSTRUCTOR_EMAIL, and To Email under Email Templates (${dashboard}/templates), which is {{to_email}} or an address.`,
  },
  {
    status: [423],
    advice: `EmailJS has blocked the account: sign in at ${dashboard}, and ask EmailJS's support why.`,
  },
  {
    status: [402, 426],
    advice: `This month's mails are used up: wait for the next month, or take a larger plan (https://www.emailjs.com/pricing/).`,
  },
  {
    status: [429],
    advice:
      'EmailJS takes one request a second from an account, and something else uses this one: try again in a minute.',
  },
  {
    status: [301, 302, 303, 307, 308],
    advice: 'The address sends callers elsewhere: leave EMAILJS_ORIGIN empty.',
  },
  {
    status: [404, 405],
    advice: 'This is not where EmailJS answers: leave EMAILJS_ORIGIN empty.',
  },
  {
    status: [500, 502, 503, 504],
    advice:
      'EmailJS itself is out of order, and nothing here is wrong: try again later. Resend as second provider bridges such hours.',
  },
];
