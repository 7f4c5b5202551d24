import { fieldNames } from '@/lib/booking/request-fields';
import { randomId, storeDraft, storedDraft, type Entries } from './stored-draft';

/** Without the honeypot, and what React adds to the form. */
const draftedFields: readonly string[] = Object.values(fieldNames).filter(
  (name) => name !== fieldNames.honeypot,
);

/** Without unticked checkboxes, but with ticked ones that are disabled. `new FormData(form)` forces layout in Chromium, slow on phones. */
export function filledFields(form: HTMLFormElement): Entries {
  return [...form.elements].flatMap((field): Entries => {
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
  storeDraft(
    date,
    filledFields(form).filter(([name]) => draftedFields.includes(name)),
  );
}

/** Whether the draft of a day (ISO date) asks for more days. */
export function hasDraftedDays(date: string): boolean {
  return storedDraft(date).some(([name]) => name === fieldNames.otherDates);
}

/** Restores a day's draft, except fields that the visitor has touched. */
export function restoreDraft(date: string, form: HTMLFormElement): void {
  const draft = storedDraft(date);
  if (draft.length === 0) return;
  const has = (name: string, value: string) =>
    draft.some((entry) => entry[0] === name && entry[1] === value);
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked === field.defaultChecked) field.checked = has(field.name, field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const kept = draft.find(([name]) => name === field.name)?.[1];
      if (kept !== undefined && field.value === field.defaultValue) field.value = kept;
    }
  }
}
