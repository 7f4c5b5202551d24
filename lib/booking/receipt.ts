import { isRealDate } from '@/lib/season/iso-date';

/** What was asked for. Nothing in it says who asked. */
export type AskedFor = {
  readonly reference: string;
  /** ISO date of the day asked for. */
  readonly date: string;
  readonly slots: readonly string[];
  readonly lessonTypes: readonly string[];
};

/** What a visitor keeps of a request that was sent. */
export type Receipt = AskedFor & {
  /** The times as an iCalendar file, written by the server; empty where none was chosen. */
  readonly calendarFile: string;
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
  if (!reference || !date || !isRealDate(date)) return undefined;
  const [slots, lessonTypes] = [textsAt(value, 'slots'), textsAt(value, 'lessonTypes')];
  return {
    reference,
    date,
    slots,
    lessonTypes,
    calendarFile: textAt(value, 'calendarFile') ?? '',
  };
}
