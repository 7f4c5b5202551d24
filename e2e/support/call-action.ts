import { dayPath } from './posted-form';

type Texts = Readonly<Record<string, string>>;

const actionIds = new Map<string, string>();

/** The ID of the action in a day's page, which is opened once for each site. */
async function actionIdOf(origin: string): Promise<string> {
  const known = actionIds.get(origin);
  if (known) return known;
  const html = await (await fetch(origin + dayPath)).text();
  const [, id = ''] = /&quot;id&quot;:&quot;([0-9a-f]+)&quot;/.exec(html) ?? [];
  if (id) actionIds.set(origin, id);
  return id;
}

/**
 * Calls the action as a day's script does, and waits as long for the response (`use-send.ts`).
 *
 * @param fields to add or replace
 * @returns the `status` of the action's result
 */
export async function callAction(
  origin: string,
  fields: Texts,
  headers: Texts = {},
): Promise<string> {
  const id = await actionIdOf(origin);
  const form = new FormData();
  const all = { date: '2025-07-15', times: '9:00 AM', scripted: 'yes', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(`_1_${name}`, value);
  form.append('0', '["$undefined","$K1"]');
  const response = await fetch(origin + dayPath, {
    method: 'POST',
    headers: { origin, 'next-action': id, accept: 'text/x-component', ...headers },
    body: form,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  const [, status = 'no result of the action'] =
    /"status":"(\w+)"/.exec(await response.text()) ?? [];
  return status;
}
