import { withSessionStorage } from '@/components/ui/session-storage';
import type { Problem } from '@/lib/booking/booking-result';
import { emptyValues, type FormValues } from '@/lib/request/form-values';
import { isRepeated } from '@/lib/request/lesson-types';
import { goneDaysSentence, notOpenSentence } from '@/lib/request/sentences';
import { contactKey, draftPrefix } from './early-script';
import { rememberedPlan } from './remembered-plan';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Entries = readonly (readonly [name: string, value: string])[];

export function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
}

export function isEdited(field: Field): boolean {
  const isToggled = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isToggled || field.value !== field.defaultValue;
}

function entriesAt(key: string): Entries {
  const entries: unknown = withSessionStorage((storage) =>
    JSON.parse(storage.getItem(key) ?? '[]'),
  );
  if (!Array.isArray(entries)) return [];
  return entries.filter(Array.isArray).map(([name, value]) => [String(name), String(value)]);
}

const isNote = ([name]: Entries[number]) => name === 'additionalInfo';

/** A draft's texts in storage, to tell later whether it was changed. */
type StoredDraft = { readonly choices: unknown; readonly contact: unknown };

function storedText(key: string): unknown {
  return withSessionStorage((storage) => storage.getItem(key));
}

export function storedDraft(date: string): StoredDraft {
  return { choices: storedText(`${draftPrefix}${date}`), contact: storedText(contactKey) };
}

/** Deletes the parts of a draft that are still as in `sent`, by default both. `date` is an ISO date, or empty for a question. */
export function deleteDraft(date: string, sent: Partial<StoredDraft> = storedDraft(date)): void {
  // A question does not send the note, which belongs to the days.
  const note = date ? [] : entriesAt(contactKey).filter(isNote);
  const deleteIfSent = (key: string, text: unknown, kept: Entries = []) => {
    if (storedText(key) !== text) return;
    withSessionStorage((storage) =>
      kept.length > 0 ? storage.setItem(key, JSON.stringify(kept)) : storage.removeItem(key),
    );
  };
  deleteIfSent(`${draftPrefix}${date}`, sent.choices);
  deleteIfSent(contactKey, sent.contact, note);
}

/** Whether a form's fields will be filled in when it opens. */
export function willBeFilledIn(date: string): boolean {
  const drafted = [`${draftPrefix}${date}`, contactKey].flatMap(entriesAt);
  return drafted.length > 0 || (!hasStoredBoxes(date) && Boolean(rememberedPlan()));
}

/** Whether the visitor’s boxes are stored. Even if none is checked, the remembered plan must not be added then. */
function hasStoredBoxes(date: string): boolean {
  return typeof storedText(`${draftPrefix}${date}`) === 'string';
}

/** Whether a form will have more days, or a plan, which is several lessons, when it opens. */
export function isDraftOfSeveralLessons(date: string): boolean {
  const own = entriesAt(`${draftPrefix}${date}`);
  const plans = own.flatMap(([name, value]) => (name === 'lessonTypes' ? [value] : []));
  const remembered = hasStoredBoxes(date) ? [] : [rememberedPlan() ?? ''];
  return own.some(([name]) => name === 'otherDates') || [...plans, ...remembered].some(isRepeated);
}

/**
 * Restores a form's draft. A text field that the visitor is in, or has changed already, keeps its value. Boxes follow the
 * draft, which has the visitor's changes. An untouched day without a draft gets the remembered plan, which is saved only
 * once the visitor changes something.
 * @returns a problem if times of the draft are gone, and one if days are; the stored draft no longer has them
 */
export function restoreDraft(date: string, form: HTMLFormElement): readonly Problem[] {
  const fields = fieldsOf(form).filter(({ name }) => name in emptyValues && name !== 'date');
  const own = entriesAt(`${draftPrefix}${date}`);
  const isStored = hasStoredBoxes(date);
  const plan = isStored || fields.some(isEdited) ? null : rememberedPlan();
  // A day's note says who will swim, but a question is about something else.
  const contact = entriesAt(contactKey).filter((entry) => date || !isNote(entry));
  const draft: Entries = [...own, ...contact, ...(plan ? [['lessonTypes', plan] as const] : [])];
  const has = (name: string, value: string) =>
    draft.some((entry) => entry[0] === name && entry[1] === value);
  for (const field of fields) {
    const isTheirs = isEdited(field) || field === document.activeElement;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      // Firefox restores boxes by their position, which a time that was closed changes. A stored draft lists all that are checked.
      if (isStored) field.checked = has(field.name, field.value);
      else if (!isTheirs && has(field.name, field.value)) field.checked = true;
    } else if (!isTheirs) {
      field.value = draft.find(([name]) => name === field.name)?.[1] ?? field.value;
    }
  }

  const isOffered = (name: string, value: string) =>
    fields.some((field) => field.name === name && field.value === value);
  const gone = (wanted: keyof FormValues) =>
    own.filter(([name, value]) => name === wanted && !isOffered(name, value));
  const [times, days] = [gone('times'), gone('otherDates')];
  const left = own.filter((entry) => !times.includes(entry) && !days.includes(entry));
  if (left.length < own.length) {
    withSessionStorage((storage) => storage.setItem(`${draftPrefix}${date}`, JSON.stringify(left)));
  }
  const values = (entries: Entries) => entries.map(([, value]) => value);
  return [
    ...(times.length > 0
      ? [{ field: 'times' as const, message: notOpenSentence(values(times)) }]
      : []),
    ...(days.length > 0
      ? [{ field: 'otherDates' as const, message: goneDaysSentence(values(days)) }]
      : []),
  ];
}
