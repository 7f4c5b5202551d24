import { withSessionStorage } from '@/components/ui/session-storage';
import type { Problem } from '@/lib/booking/booking-result';
import { isField, keyOf, type Field } from '@/lib/page/save-draft.mjs';
import type { FieldName, Topic } from '@/lib/request/form-values';
import { goneDaysSentence, notOpenSentence } from '@/lib/request/sentences';
import { rememberedPlan } from './remembered-plan';
import { entriesAt, keysOf, ownKey, storedText, type Entries } from './stored-draft';

/** A form's fields that a draft holds. */
export function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(isField).filter(keyOf);
}

export function isEdited(field: Field): boolean {
  const isToggled = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isToggled || field.value !== field.defaultValue;
}

/**
 * Restores a form's draft. A text field that the visitor is in, or has changed already, keeps its value. Boxes follow the
 * draft, which has the visitor's changes. An untouched day without a draft gets the remembered plan, which is saved only
 * once the visitor changes something.
 * @returns one problem for times that are gone, one for days
 */
export function restoreDraft(topic: Topic, form: HTMLFormElement): readonly Problem[] {
  const fields = fieldsOf(form);
  // Even if no box is checked, the remembered plan must not be added to what is stored.
  const isStored = typeof storedText(ownKey(topic)) === 'string';
  const plan = isStored || fields.some(isEdited) ? null : rememberedPlan();
  const draft: Entries = [
    ...[...keysOf(topic)].flatMap(entriesAt),
    ...(plan ? [['lessonTypes', plan] as const] : []),
  ];
  const has = (name: string, value: string) =>
    draft.some((entry) => entry[0] === name && entry[1] === value);
  for (const field of fields) {
    const isTheirs = isEdited(field) || field === document.activeElement;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      // Firefox restores boxes by position, and a closed time shifts them. A stored draft lists all that are checked.
      if (isStored) field.checked = has(field.name, field.value);
      else if (!isTheirs && has(field.name, field.value)) field.checked = true;
    } else if (!isTheirs) {
      field.value = draft.find(([name]) => name === field.name)?.[1] ?? field.value;
    }
  }
  return topic.kind === 'lesson' ? forgetGoneChoices(topic, fields) : [];
}

/** Removes from the stored draft the times and days that the form no longer offers. */
function forgetGoneChoices(topic: Topic, fields: readonly Field[]): readonly Problem[] {
  const own = entriesAt(ownKey(topic));
  const isOffered = (name: string, value: string) =>
    fields.some((field) => field.name === name && field.value === value);
  const gone = (wanted: FieldName) =>
    own.filter(([name, value]) => name === wanted && !isOffered(name, value));
  const [times, days] = [gone('times'), gone('otherDates')];
  const left = own.filter((entry) => !times.includes(entry) && !days.includes(entry));
  if (left.length < own.length) {
    withSessionStorage((storage) => storage.setItem(ownKey(topic), JSON.stringify(left)));
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
