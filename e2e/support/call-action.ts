const date = '2025-07-15';

type Texts = Readonly<Record<string, string>>;
export type Action = { readonly url: string; readonly origin: string; readonly id: string };

export async function findAction(origin: string): Promise<Action> {
  const url = `${origin}/timeslots/${date}`;
  const html = await (await fetch(url)).text();
  const id = /&quot;id&quot;:&quot;([0-9a-f]+)&quot;/.exec(html)?.[1];
  if (!id) throw new Error('The page has no action ID.');
  return { url, origin, id };
}

/**
 * Calls the action as the page's script does.
 *
 * @param more fields to add or replace
 * @returns the `status` of the action's result
 */
export async function callAction(
  { url, origin, id }: Action,
  email: string,
  headers: Texts = {},
  more: Texts = {},
): Promise<{ status: string; milliseconds: number }> {
  const form = new FormData();
  const own = { date, slots: '9:00 AM', email, scripted: 'yes' };
  const fields = { ...own, ...more };
  for (const [name, value] of Object.entries(fields)) form.append(`_1_${name}`, value);
  form.append('0', '["$undefined","$K1"]');
  const started = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { origin, 'next-action': id, accept: 'text/x-component', ...headers },
    body: form,
    redirect: 'manual',
  });
  const status = /"status":"(\w+)"/.exec(await answer.text())?.[1] ?? 'no result of the action';
  return { status, milliseconds: performance.now() - started };
}
