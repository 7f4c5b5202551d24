'use client';

import { useEffect } from 'react';
import { fieldNames } from '@/lib/booking/request-fields';

const keyPrefix = 'booking-draft:';
const maxAgeMs = 24 * 60 * 60 * 1000;

const sessionCookie = 'booking-session';

const draftedFields: readonly string[] = [
  fieldNames.slots,
  fieldNames.lessonTypes,
  fieldNames.otherDates,
  fieldNames.email,
  fieldNames.phone,
  fieldNames.additionalInfo,
  fieldNames.requestId,
];

type Entry = readonly [name: string, value: string];
type Draft = { readonly entries: readonly Entry[] };

/** Where storage is switched off or full, no draft is kept. */
function withStorage(task: (storage: Storage) => void): void {
  try {
    task(window.localStorage);
  } catch {}
}

/** `crypto.randomUUID` is missing over plain HTTP. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The ID of this browser session, empty without one. Drafts outlive a tab, but not the session. */
function browserSession(): string {
  return new RegExp(`(?:^|; )${sessionCookie}=([0-9a-f]+)`).exec(document.cookie)?.[1] ?? '';
}

/** A draft of this session that is younger than a day. */
function parseDraft(text: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!(value instanceof Object)) return undefined;
    const session: unknown = Reflect.get(value, 'session');
    // Restoring a browser session also restores its cookies, days later.
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

/** Without unticked checkboxes, but with ticked ones that are disabled. `new FormData(form)` forces layout in Chromium, slow on phones. */
export function filledFields(form: HTMLFormElement): readonly Entry[] {
  return [...form.elements].flatMap((field): readonly Entry[] => {
    const isInput = field instanceof HTMLInputElement;
    if (!(isInput || field instanceof HTMLTextAreaElement)) return [];
    const isLeftOut = isInput && field.type === 'checkbox' && !field.checked;
    return isLeftOut ? [] : [[field.name, field.value]];
  });
}

/** Gives a form the ID that all its submissions share. */
export function ensureRequestId(form: HTMLFormElement): void {
  const field = form.elements.namedItem(fieldNames.requestId);
  if (field instanceof HTMLInputElement && field.value === '') field.value = randomId();
}

/** Saves the draft of a day (ISO date). */
export function keepDraft(date: string, form: HTMLFormElement): void {
  withStorage((storage) => {
    if (!browserSession()) document.cookie = `${sessionCookie}=${randomId()}; Path=/; SameSite=Lax`;
    const session = browserSession();
    // Without cookies the session's end cannot be noticed.
    if (!session) return;
    const entries = filledFields(form).filter(([name]) => draftedFields.includes(name));
    storage.setItem(keyPrefix + date, JSON.stringify({ session, savedAt: Date.now(), entries }));
  });
}

/** Restores a day's draft, except fields that the visitor has touched. */
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

export function forgetDraft(date: string): void {
  withStorage((storage) => storage.removeItem(keyPrefix + date));
}

/** Deletes expired drafts; rendered on every page. */
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

/** Deletes the draft of a request that was sent without a script, by the page's referrer. */
export function SentDraftForgetter() {
  useEffect(() => {
    const date = /\/timeslots\/([\d-]+)(?:\?|$)/.exec(document.referrer)?.[1];
    if (date) forgetDraft(date);
  }, []);
  return null;
}
