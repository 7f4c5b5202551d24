import { describeMessage } from './describe-message.mjs';
import { pageStyle } from './page-style.mjs';
/** @import { Message } from './types' */

const mostShown = 100;
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/**
 * The page on which a person reads what has arrived, newest first. Everything that a message holds
 * is shown as plain text.
 *
 * @param {Message[]} messages oldest first
 * @returns {string} HTML
 */
export function renderPage(messages) {
  const shown = messages.slice(-mostShown).reverse();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="5">
<link rel="icon" href="data:,">
<title>Inbox</title>
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>Inbox</h1>
<p>${summary(messages.length)}</p>
</header>
<main>
${shown.length > 0 ? shown.map(renderMessage).join('\n') : empty}
</main>
<footer><p>This local inbox stands in for EmailJS and Resend; nothing leaves this computer. The page looks for new messages every 5 seconds.</p></footer>
</body>
</html>
`;
}

const empty = `<div class="empty">
<p><strong>The inbox is empty.</strong></p>
<p>Send a request from the website and it appears here.</p>
</div>`;

/** @param {number} count */
function summary(count) {
  if (count === 0) return 'No messages yet';
  if (count === 1) return '1 message';
  return `${count} messages, newest first${count > mostShown ? `; the last ${mostShown} are shown` : ''}`;
}

/** @param {Message} message */
function renderMessage(message) {
  const { provider, heading, addresses, text, rest } = describeMessage(message);
  const id = `message-${escape(message.id)}`;
  return `<article aria-labelledby="${id}">
<header>
<p class="origin"><span class="provider">${provider}</span> <time datetime="${escape(message.receivedAt)}">${escape(readableTime(message.receivedAt))}</time></p>
<h2 id="${id}">${escape(heading)}</h2>
${addresses.length > 0 ? `<dl>${addresses.map(renderAddress).join('')}</dl>` : ''}
</header>
<p class="text">${escape(text)}</p>
${rest.length > 0 ? renderTable(rest) : ''}
</article>`;
}

/** @param {[string, string]} address */
function renderAddress([name, value]) {
  return `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`;
}

/** @param {[string, string][]} rows */
function renderTable(rows) {
  const lines = rows.map(
    ([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`,
  );
  return `<table><caption>Also sent</caption><tbody>${lines.join('')}</tbody></table>`;
}

/** @param {string} receivedAt */
function readableTime(receivedAt) {
  const moment = new Date(receivedAt);
  return Number.isNaN(moment.getTime()) ? receivedAt : time.format(moment);
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
