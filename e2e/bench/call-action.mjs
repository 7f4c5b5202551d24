import { request } from 'node:http';

const day = '2025-07-15';

/** @typedef {{ url: string, origin: string, id: string }} Action */

/**
 * Finds the booking action as the day's page names it.
 *
 * @param {string} origin of the site
 * @returns {Promise<Action>}
 */
export async function findAction(origin) {
  const url = `${origin}/timeslots/${day}`;
  const html = await (await fetch(url)).text();
  const id = /&quot;id&quot;:&quot;([0-9a-f]+)&quot;/.exec(html)?.[1];
  if (!id) throw new Error('The page names no action.');
  return { url, origin, id };
}

/**
 * Calls the action as the page's script does.
 *
 * @param {Action} action
 * @param {string} email tells this request from all others
 * @param {Readonly<Record<string, string>>} [headers] what else comes along; also what `fetch` would
 *   not let through, such as `host`
 * @param {Readonly<Record<string, string>>} [more] fields of the form other than these
 * @returns {Promise<{ status: string, milliseconds: number }>} what the visitor is told
 */
export async function callAction({ url, origin, id }, email, headers = {}, more = {}) {
  const form = new FormData();
  const own = { date: day, slots: '9:00 AM', email, 'request-id': email, scripted: 'yes' };
  const fields = { ...own, ...more };
  for (const [name, value] of Object.entries(fields)) form.append(`_1_${name}`, value);
  form.append('0', '["$undefined","$K1"]');
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  const started = performance.now();
  const text = await post(url, Buffer.from(await body.arrayBuffer()), {
    origin: headers.host ? `http://${headers.host}` : origin,
    'next-action': id,
    accept: 'text/x-component',
    'content-type': type,
    ...headers,
  });
  const milliseconds = performance.now() - started;
  return { status: /"status":"(\w+)"/.exec(text)?.[1] ?? 'no answer of the action', milliseconds };
}

/**
 * @param {string} url
 * @param {Buffer} body
 * @param {Readonly<Record<string, string>>} headers
 * @returns {Promise<string>}
 */
function post(url, body, headers) {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => resolve(text)).on('error', reject);
    });
    call.on('error', reject).end(body);
  });
}
