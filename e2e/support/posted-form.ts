import { parse } from 'parse5';
import { referenceOf } from '@/lib/booking/identity';
import { attributeOf, elementsIn, textOf } from '@/lib/build/post-process-page';
import { requestBy } from './booking-form';

export type Fields = Readonly<Record<string, readonly string[]>>;

export const dayPath = '/timeslots/2025-07-15';

/** The fields that `fillIn` fills in, and `otherDates`. */
export function requestOf(email: string, otherDates: string[] = []): Fields {
  // A page's form has these two itself.
  const filledIn = Object.entries({ ...requestBy(email), otherDates }).filter(
    ([name]) => name !== 'kind' && name !== 'date',
  );
  return Object.fromEntries(filledIn.map(([name, value]) => [name, [value].flat()]));
}

export function referenceFor(email: string, otherDates: string[] = []): string {
  return referenceOf({ ...requestBy(email), otherDates });
}

/** The fields that a browser would post from a page's form. */
function formIn(page: ReturnType<typeof elementsIn>): FormData {
  const form = new FormData();
  for (const element of page) {
    const name = attributeOf(element, 'name') ?? '';
    const isBox = attributeOf(element, 'type') === 'checkbox';
    const isSent = !isBox || attributeOf(element, 'checked') !== undefined;
    if (element.tagName === 'textarea') form.append(name, textOf(element));
    if (element.tagName === 'input' && isSent)
      form.append(name, attributeOf(element, 'value') ?? '');
  }
  return form;
}

/**
 * Fills in a page's form, and posts it as a browser without JavaScript does. Redirects are not followed.
 *
 * @param html the page, fetched by default
 */
export async function postForm(
  url: string,
  fields: Fields,
  { headers = {}, html }: { headers?: Readonly<Record<string, string>>; html?: string } = {},
) {
  const form = formIn(elementsIn(parse(html ?? (await (await fetch(url)).text()))));
  for (const [name, values] of Object.entries(fields)) {
    form.delete(name);
    for (const value of values) form.append(name, value);
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin, ...headers },
    body: form,
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  const page = elementsIn(parse(await response.text()));
  const alert = page.find((element) => attributeOf(element, 'role') === 'alert');
  const returned = formIn(page);
  const names = Object.keys(fields);
  return {
    status: response.status,
    location: location && new URL(location, url).pathname,
    alert: alert && textOf(alert),
    fields: Object.fromEntries(names.map((name) => [name, returned.getAll(name)])),
  };
}
