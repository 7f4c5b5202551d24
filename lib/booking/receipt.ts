/** What a visitor keeps of a request that was sent. Nothing in it says who they are. */
export type Receipt = {
  readonly reference: string;
  /** ISO date of the day asked for. */
  readonly date: string;
  readonly slots: readonly string[];
  readonly lessonTypes: readonly string[];
};

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textAt(value: object, key: string): string | undefined {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : undefined;
}

function textsAt(value: object, key: string): readonly string[] {
  const texts: unknown = Reflect.get(value, key);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/**
 * Reads a receipt back from the JSON in which a browser kept it. By hand, because the home page runs
 * it too and a schema library would weigh more than the page's whole script.
 */
export function parseReceipt(text: string): Receipt | undefined {
  const value = parsedJson(text);
  if (!(value instanceof Object)) return undefined;
  const reference = textAt(value, 'reference');
  const date = textAt(value, 'date');
  if (!reference || !date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const slots = textsAt(value, 'slots');
  return { reference, date, slots, lessonTypes: textsAt(value, 'lessonTypes') };
}
