'use client';

import { useEffect } from 'react';
import { fieldNames } from '@/lib/booking/request-fields';

/** Drafts are kept in local storage, each under this and the ISO date of its day. */
const keyPrefix = 'booking-draft:';
const maxAgeMs = 24 * 60 * 60 * 1000;

const sessionCookie = 'booking-session';

const draftedFields: readonly string[] = [
  fieldNames.slots,
  fieldNames.lessonTypes,
  fieldNames.email,
  fieldNames.phone,
  fieldNames.additionalInfo,
  fieldNames.requestId,
];

type Entry = readonly [name: string, value: string];
type Draft = { readonly entries: readonly Entry[] };

/** Runs what needs the browser's storage; where it is switched off, drafts are simply not kept. */
function withStorage(task: (storage: Storage) => void): void {
  try {
    task(window.localStorage);
  } catch {
    // Refused or full: the form works all the same.
  }
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing where the page came over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The name of this session of the browser, a cookie that ends with it; empty where there is none. A
 * draft outlives a closed tab and is shared by two, but only counts in the session it is from.
 */
function browserSession(): string {
  return new RegExp(`(?:^|; )${sessionCookie}=([0-9a-f]+)`).exec(document.cookie)?.[1] ?? '';
}

/** Reads a draft back, unless another session left it or it is older than a day. */
function parseDraft(text: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!(value instanceof Object)) return undefined;
    const session: unknown = Reflect.get(value, 'session');
    // A browser that restores a session brings its cookies back too, days later.
    const age = Date.now() - Number(Reflect.get(value, 'savedAt'));
    const entries: unknown = Reflect.get(value, 'entries');
    if (session !== browserSession() || !(Math.abs(age) < maxAgeMs)) return undefined;
    if (!Array.isArray(entries)) return undefined;
    const pairs = entries.filter(Array.isArray);
    return { entries: pairs.map(([name, entry]): Entry => [String(name), String(entry)]) };
  } catch {
    return undefined;
  }
}

/**
 * What a form holds as name and value of each field, in the form's order: what is typed, and of
 * checkboxes those that are ticked.
 *
 * The same as `[...new FormData(form)]` without the layout that Chromium does for that, a third of the
 * time that ticking a slot took on a slow phone: it looks for the breaks of a text area's lines.
 */
export function filledFields(form: HTMLFormElement): readonly Entry[] {
  return [...form.elements].flatMap((field): readonly Entry[] => {
    const isInput = field instanceof HTMLInputElement;
    if (!(isInput || field instanceof HTMLTextAreaElement)) return [];
    const isLeftOut = isInput && field.type === 'checkbox' && !field.checked;
    return isLeftOut ? [] : [[field.name, field.value]];
  });
}

/** Gives a form its id when it is first filled in or sent; every sending of it then has the same. */
export function ensureRequestId(form: HTMLFormElement): void {
  const field = form.elements.namedItem(fieldNames.requestId);
  if (field instanceof HTMLInputElement && field.value === '') field.value = randomId();
}

/** Keeps what is typed and ticked in the form of a day (ISO date) for this session of the browser. */
export function keepDraft(date: string, form: HTMLFormElement): void {
  withStorage((storage) => {
    if (!browserSession()) document.cookie = `${sessionCookie}=${randomId()}; Path=/; SameSite=Lax`;
    const session = browserSession();
    // Without cookies nothing would tell when the session ends, so nothing is kept.
    if (!session) return;
    const entries = filledFields(form).filter(([name]) => draftedFields.includes(name));
    storage.setItem(keyPrefix + date, JSON.stringify({ session, savedAt: Date.now(), entries }));
  });
}

/** Puts a day's draft back into its form, but for fields that the visitor has already touched. */
export function restoreDraft(date: string, form: HTMLFormElement): void {
  withStorage((storage) => {
    const draft = parseDraft(storage.getItem(keyPrefix + date));
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

/** Forgets the draft of a day (ISO date), once it was sent. */
export function forgetDraft(date: string): void {
  withStorage((storage) => storage.removeItem(keyPrefix + date));
}

/** On every page: forgets the drafts that no form would take back any more. Shows nothing. */
export function DraftSweeper() {
  useEffect(() => {
    withStorage((storage) => {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(keyPrefix) && !parseDraft(storage.getItem(key))) storage.removeItem(key);
      }
    });
  }, []);
  return null;
}

/**
 * On the page that confirms a request which the browser itself sent, before the form's script had
 * come: forgets the draft of the day whose page led here. Shows nothing.
 */
export function SentDraftForgetter() {
  useEffect(() => {
    const date = /\/timeslots\/([\d-]+)(?:\?|$)/.exec(document.referrer)?.[1];
    if (date) forgetDraft(date);
  }, []);
  return null;
}
