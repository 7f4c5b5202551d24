import type { Call } from './types';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

const style = `
:root { color-scheme: light dark; }
body { font: 1.0625rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 47rem; padding-inline: 1rem; }
article { border: 1px solid; border-radius: 1rem; margin-block: 1.5rem; overflow-wrap: anywhere; padding: 1rem 1.5rem; }
h2 { font-size: 1rem; }
p, dd { white-space: pre-wrap; }
dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: auto 1fr; }
dd { margin: 0; }
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
<p>This local inbox stands in for EmailJS and Resend; nothing leaves this computer.
The page looks for new messages every 5 seconds. Messages: ${messages.length}, newest first</p>
${messages.map(renderMessage).reverse().join('\n')}
</body>
</html>
`;
}

function renderMessage({ provider, receivedAt, body }: Call): string {
  const { text, message = text, ...fields } = Object(body.template_params ?? body);
  const rows = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`);
  return `<article>
<h2>${provider}, ${time.format(new Date(receivedAt))}</h2>
<p>${withLinks(escape(message))}</p>
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

function escape(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
