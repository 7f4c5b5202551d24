import { dayPath } from './posted-form';

type Texts = Readonly<Record<string, string>>;

/**
 * Opens a day and calls the action as the page's script does, within the 20 seconds that a response may
 * take.
 *
 * @param fields to add or replace
 * @returns the `status` of the action's result
 */
export async function callAction(
  origin: string,
  fields: Texts,
  headers: Texts = {},
): Promise<string> {
  const url = origin + dayPath;
  const html = await (await fetch(url)).text();
  const [, id = ''] = /&quot;id&quot;:&quot;([0-9a-f]+)&quot;/.exec(html) ?? [];
  const form = new FormData();
  const all = { date: '2025-07-15', times: '9:00 AM', scripted: 'yes', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(`_1_${name}`, value);
  form.append('0', '["$undefined","$K1"]');
  const response = await fetch(url, {
    method: 'POST',
    headers: { origin, 'next-action': id, accept: 'text/x-component', ...headers },
    body: form,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  });
  const [, status = 'no result of the action'] =
    /"status":"(\w+)"/.exec(await response.text()) ?? [];
  return status;
}
