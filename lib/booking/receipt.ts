import { isRealDate } from '@/lib/season/iso-date';

/** Digits and letters that cannot be taken for one another when read out on the telephone. */
export const referenceAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceLength = 5;
const referencePattern = new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`);

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
  /** Whether an email address or a phone number came with it. */
  readonly canReply: boolean;
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

function textAt(value: object, key: string): string {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
}

function textsAt(value: object, key: string): readonly string[] {
  const texts: unknown = Reflect.get(value, key);
  return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
}

/**
 * Reads a receipt back from the JSON in which a browser kept it. By hand, because the home page runs
 * it too and a schema library would weigh more than the page's whole script.
 *
 * @returns nothing for what this site cannot have written
 */
export function parseReceipt(text: string): Receipt | undefined {
  const value = parsedJson(text);
  if (!(value instanceof Object)) return undefined;
  const reference = textAt(value, 'reference');
  const date = textAt(value, 'date');
  if (!referencePattern.test(reference) || !isRealDate(date)) return undefined;
  return {
    reference,
    date,
    slots: textsAt(value, 'slots'),
    lessonTypes: textsAt(value, 'lessonTypes'),
    canReply: Reflect.get(value, 'canReply') === true,
    calendarFile: textAt(value, 'calendarFile'),
  };
}
