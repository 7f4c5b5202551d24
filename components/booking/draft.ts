import { withSessionStorage } from '@/components/ui/session-storage';
import type { Problem } from '@/lib/booking/booking-result';
import { emptyValues, type FormValues } from '@/lib/booking/request-fields';
import { goneDaysSentence, takenSentence } from '@/lib/booking/sentences';
import { entriesOf, fieldsOf, isEdited, type FormEntries } from './form-entries';
import { rememberedPlan } from './remembered-plan';

const draftedFields = Object.keys(emptyValues).filter((name) => name !== 'date');

function keyOf(date: string): string {
  return `booking-draft:${date}`;
}

/** A form's draft as JSON, `[]` for an empty form. */
export function serializedDraft(form: HTMLFormElement): string {
  const filled = entriesOf(form).filter(([name, value]) => value && draftedFields.includes(name));
  return JSON.stringify(filled);
}

function storedDraft(date: string): FormEntries {
  const entries: unknown = withSessionStorage((storage) =>
    JSON.parse(storage.getItem(keyOf(date)) ?? '[]'),
  );
  if (!Array.isArray(entries)) return [];
  return entries.filter(Array.isArray).map(([name, value]) => [String(name), String(value)]);
}

export function hasDraftedDays(date: string): boolean {
  return storedDraft(date).some(([name]) => name === 'otherDates');
}

export function saveDraft(date: string, form: HTMLFormElement): void {
  withSessionStorage((storage) => storage.setItem(keyOf(date), serializedDraft(form)));
}

/** Deletes the draft of a day (ISO date), or of a question if `date` is empty. Keeps one that differs from `sent`. */
export function deleteDraft(date: string, sent?: string): void {
  withSessionStorage((storage) => {
    if (sent === undefined || storage.getItem(keyOf(date)) === sent)
      storage.removeItem(keyOf(date));
  });
}

/**
 * Restores a day's draft. A field that the visitor has already changed keeps its value. Such values are saved to
 * the draft, except after Back or a reload. An untouched form without a draft gets the remembered plan, which is not saved.
 * @returns a problem if drafted times are gone, and a problem if drafted days are gone
 */
export function restoreDraft(date: string, form: HTMLFormElement): readonly Problem[] {
  const fields = fieldsOf(form);
  const isTouched = fields.some(isEdited);
  const stored = storedDraft(date);
  const plan = stored.length > 0 || isTouched ? undefined : rememberedPlan();
  const draft: FormEntries = plan ? [['lessonTypes', plan]] : stored;
  const has = (name: string, value: string) =>
    draft.some((entry) => entry[0] === name && entry[1] === value);
  for (const field of draft.length > 0 ? fields.filter((one) => !isEdited(one)) : []) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = has(field.name, field.value);
    } else {
      field.value = draft.find(([name]) => name === field.name)?.[1] ?? field.value;
    }
  }
  // The visitor may have typed before the script loaded.
  if (isTouched && !mayBeRestoredByBrowser()) saveDraft(date, form);

  const isOffered = (name: string, value: string) =>
    fields.some((field) => field.name === name && field.value === value);
  const gone = (field: keyof FormValues) =>
    draft
      .filter(([name, value]) => name === field && !isOffered(name, value))
      .map(([, value]) => value);
  const [times, days] = [gone('slots'), gone('otherDates')];
  return [
    ...(times.length > 0 ? [{ field: 'slots' as const, message: takenSentence(times) }] : []),
    ...(days.length > 0 ? [{ field: 'otherDates' as const, message: goneDaysSentence(days) }] : []),
  ];
}

/** On Back and on reload, browsers restore field values, even ones already submitted. */
function mayBeRestoredByBrowser(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');
}
