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
 * @returns {Promise<{ status: string, milliseconds: number }>} what the visitor is told
 */
export async function callAction({ url, origin, id }, email) {
  const body = new FormData();
  const fields = { date: day, slots: '9:00 AM', email, 'request-id': email, scripted: 'yes' };
  for (const [name, value] of Object.entries(fields)) body.append(`_1_${name}`, value);
  body.append('0', '["$undefined","$K1"]');
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { origin, 'next-action': id, accept: 'text/x-component' },
    body,
  });
  const text = await response.text();
  const milliseconds = performance.now() - started;
  return {
    status: /"status":"(\w+)"/.exec(text)?.[1] ?? `status ${response.status}`,
    milliseconds,
  };
}
