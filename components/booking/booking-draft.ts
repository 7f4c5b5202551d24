import { fieldNames } from '@/lib/booking/request-fields';
import { draftPrefix } from './draft-key';
import { filledFields } from './filled-fields';

const sessionCookie = 'booking-session';

const drafted: readonly string[] = [
  fieldNames.slots,
  fieldNames.lessonTypes,
  fieldNames.email,
  fieldNames.phone,
  fieldNames.additionalInfo,
  fieldNames.requestId,
];

type Draft = { readonly session: string; readonly entries: readonly (readonly [string, string])[] };

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing where the page came over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Names this session of the browser by a cookie that ends with it. A draft is kept in local storage,
 * so that it outlives a closed tab and is shared by two, but only counts in the session it is from.
 */
function browserSession(): string {
  const found = new RegExp(`(?:^|; )${sessionCookie}=([0-9a-f]+)`).exec(document.cookie)?.[1];
  if (found) return found;
  document.cookie = `${sessionCookie}=${randomId()}; Path=/; SameSite=Lax`;
  return new RegExp(`${sessionCookie}=([0-9a-f]+)`).exec(document.cookie)?.[1] ?? '';
}

function draftFrom(text: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!(value instanceof Object && 'session' in value && 'entries' in value)) return undefined;
    const { session, entries } = value;
    if (typeof session !== 'string' || !Array.isArray(entries)) return undefined;
    const pairs = entries
      .filter(Array.isArray)
      .map(([name, entry]) => [String(name), String(entry)] as const);
    return { session, entries: pairs };
  } catch {
    return undefined;
  }
}

/** Runs what needs the browser's storage; where it is switched off, drafts are simply not kept. */
function withStorage(task: (storage: Storage) => void): void {
  try {
    task(window.localStorage);
  } catch {
    // Refused or full: the form works all the same.
  }
}

/** Keeps what is typed and ticked in the form of a day (ISO date) for this session of the browser. */
export function keepDraft(date: string, form: HTMLFormElement): void {
  withStorage((storage) => {
    const session = browserSession();
    // Without cookies nothing would tell when the session ends, so nothing is kept.
    if (!session) return;
    const entries = filledFields(form).filter(([name]) => drafted.includes(name));
    const draft: Draft = { session, entries };
    storage.setItem(draftPrefix + date, JSON.stringify(draft));
  });
}

/** Gives a form its id when it is first filled in or sent; every sending of it then has the same. */
export function giveRequestId(form: HTMLFormElement): void {
  const field = form.elements.namedItem(fieldNames.requestId);
  if (field instanceof HTMLInputElement && field.value === '') field.value = randomId();
}

/** Forgets the draft of a day, once it was sent. */
export function forgetDraft(date: string): void {
  withStorage((storage) => storage.removeItem(draftPrefix + date));
}

function forgetEndedSessions(storage: Storage, session: string): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(draftPrefix)) continue;
    if (draftFrom(storage.getItem(key))?.session !== session) storage.removeItem(key);
  }
}

/** Puts a day's draft back into its form, but for fields that the visitor has already touched. */
export function restoreDraft(date: string, form: HTMLFormElement): void {
  withStorage((storage) => {
    forgetEndedSessions(storage, browserSession());
    const draft = draftFrom(storage.getItem(draftPrefix + date));
    if (!draft) return;
    const has = (name: string, value: string) =>
      draft.entries.some((entry) => entry[0] === name && entry[1] === value);
    for (const field of form.elements) {
      if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        if (field.checked === field.defaultChecked) field.checked = has(field.name, field.value);
      } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
        const kept = draft.entries.find(([name]) => name === field.name)?.[1];
        if (kept !== undefined && field.value === field.defaultValue) field.value = kept;
      }
    }
  });
}
