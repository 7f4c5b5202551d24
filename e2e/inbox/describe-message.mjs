import { isObject } from './json-body.mjs';
/** @import { JsonObject, Message } from './types' */

/**
 * @typedef {object} Description
 * @property {string} provider as people call it
 * @property {string} heading the subject, or else the first line of the text
 * @property {[string, string][]} addresses From, To and Reply-To, those that there are
 * @property {string} text
 * @property {[string, string][]} rest what else came along, by name
 */

/**
 * Says what a person wants to know of a message, whichever provider took it.
 *
 * @param {Message} message
 * @returns {Description}
 */
export function describeMessage({ provider, body }) {
  return provider === 'emailjs' ? describeEmailjs(body) : describeResend(body);
}

/** @param {JsonObject} body */
function describeEmailjs(body) {
  const variables = isObject(body.template_params) ? body.template_params : {};
  const { to_email, from_name, reply_to, email, subject, message, ...rest } = variables;
  const addresses = { From: from_name, To: to_email, 'Reply-To': reply_to ?? email };
  return description('EmailJS', subject, addresses, message, rest);
}

/** @param {JsonObject} body */
function describeResend({ from, to, reply_to, subject, text, html, attachments, ...rest }) {
  const addresses = { From: from, To: to, 'Reply-To': reply_to };
  const files = Array.isArray(attachments) ? attachments.filter(isObject).map(fileOf) : [];
  const others = { ...rest, ...Object.fromEntries(files) };
  return description('Resend', subject, addresses, text ?? html, others);
}

/**
 * @param {JsonObject} attachment
 * @returns {[string, string]} its name and what it says
 */
function fileOf({ filename, content }) {
  return [words(filename), Buffer.from(words(content), 'base64').toString('utf8')];
}

/**
 * @param {string} provider
 * @param {unknown} subject
 * @param {JsonObject} addresses
 * @param {unknown} content
 * @param {JsonObject} rest
 * @returns {Description}
 */
function description(provider, subject, addresses, content, rest) {
  const text = words(content).trim();
  const [firstLine = ''] = text.split('\n', 1);
  return {
    provider,
    heading: words(subject).trim() || firstLine.trim() || 'A message without text',
    addresses: rows(addresses),
    text,
    rest: rows(rest),
  };
}

/**
 * @param {JsonObject} fields
 * @returns {[string, string][]}
 */
function rows(fields) {
  return Object.entries(fields)
    .map(([name, value]) => /** @type {[string, string]} */ ([name, words(value)]))
    .filter(([, value]) => value !== '');
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function words(value) {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.join(', ');
  }
  return JSON.stringify(value);
}
