import type { Call } from './types';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

const style = `
:root { color-scheme: light dark; --quiet: light-dark(#4a636c, #a9bdc2); --line: light-dark(#e2dac9, #1d3d47); --pool: light-dark(#0e5a6b, #7fd0de); }
* { box-sizing: border-box; margin: 0; }
body { background: light-dark(#fdf8ef, #07191f); color: light-dark(#0b2b36, #f4ecdd); font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 47rem; margin-inline: auto; padding: clamp(2rem, 6vw, 4.5rem) clamp(1rem, 5vw, 2rem) 3rem; }
h1 { color: var(--pool); font: 600 clamp(2.5rem, 8vw, 3.5rem)/1.05 ui-serif, Georgia, serif; }
h2 { font-size: 1.3125rem; line-height: 1.3; margin-top: 0.75rem; }
main { display: grid; gap: 1.5rem; margin-block: clamp(1.75rem, 5vw, 2.75rem); }
article, .empty { background: light-dark(#fffefb, #0c252d); border: 1px solid var(--line); border-radius: 1rem; padding: clamp(1.25rem, 4vw, 2.25rem); min-width: 0; overflow-wrap: anywhere; }
.quiet, dt, footer { color: var(--quiet); font-size: 0.9375rem; }
dl div { display: grid; grid-template-columns: 8rem 1fr; gap: 0.75rem; }
dd, .text { white-space: pre-wrap; }
.text { border-block: 1px solid var(--line); margin-block: 0.75rem 1.25rem; padding-block: 1.25rem; }
`;

/** Renders the messages as plain text, newest first. @param messages oldest first */
export function renderPage(messages: readonly Call[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<link rel="icon" href="data:,">
<title>Inbox</title>
<style>${style}</style>
</head>
<body>
<h1>Inbox</h1>
<p class="quiet">Messages: ${messages.length}, newest first</p>
<main>
${messages.map(renderMessage).reverse().join('\n') || empty}
</main>
<footer>This local inbox stands in for EmailJS and Resend; nothing leaves this computer. The page looks for new messages every 5 seconds.</footer>
</body>
</html>
`;
}

const empty = `<div class="empty">
<p><strong>The inbox is empty.</strong></p>
<p class="quiet">A request that you send from the site appears here.</p>
</div>`;

function renderMessage({ id, provider, receivedAt, body }: Call): string {
  const { text, message = text, ...fields } = Object(body.template_params ?? body);
  const rows = Object.entries(fields)
    .filter(([, value]) => inWords(value) !== '')
    .map(([name, value]) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`);
  return `<article aria-labelledby="${id}">
<p class="quiet">${provider} <time datetime="${receivedAt}">${time.format(new Date(receivedAt))}</time></p>
<h2 id="${id}">${escape(inWords(message).split('\n', 1).join())}</h2>
<p class="text">${withLinks(escape(message))}</p>
<dl>${rows.join('')}</dl>
</article>`;
}

/** Links URLs as email programs do: up to the last letter, digit or slash. */
function withLinks(html: string): string {
  return html.replace(
    /https?:\/\/[\w.~:/?#=&;%-]*[a-z\d/]/gi,
    (url) => `<a href="${url}">${url}</a>`,
  );
}

function inWords(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
}

function escape(value: unknown): string {
  return inWords(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
