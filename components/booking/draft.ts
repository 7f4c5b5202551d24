import { fieldNames } from '@/lib/booking/request-fields';
import { randomId, storeDraft, storedDraft, type Entries } from './stored-draft';

/** Not what every form has, the honeypot, or what React adds. */
const draftedFields: readonly string[] = Object.values(fieldNames).filter(
  (name) => name !== fieldNames.date && name !== fieldNames.honeypot,
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

/** What of a form belongs to its draft. */
function draftOf(form: HTMLFormElement): Entries {
  return filledFields(form).filter(([name, value]) => value && draftedFields.includes(name));
}

/** Saves the draft of a day (ISO date), with the ID that all its submissions share, in other tabs too. */
export function keepDraft(date: string, form: HTMLFormElement): void {
  const id = form.elements.namedItem(fieldNames.requestId);
  if (id instanceof HTMLInputElement && id.value === '') {
    const drafted = storedDraft(date).find(([name]) => name === fieldNames.requestId);
    id.value = drafted?.[1] ?? randomId();
  }
  storeDraft(date, draftOf(form));
}

/** Whether the draft of a day (ISO date) asks for more days. */
export function hasDraftedDays(date: string): boolean {
  return storedDraft(date).some(([name]) => name === fieldNames.otherDates);
}

/** Restores a day's draft, except fields that the visitor has touched: those are added to it. */
export function restoreDraft(date: string, form: HTMLFormElement): void {
  const draft = storedDraft(date);
  const has = (name: string, value: string) =>
    draft.some((entry) => entry[0] === name && entry[1] === value);
  for (const field of draft.length > 0 ? form.elements : []) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked === field.defaultChecked) field.checked = has(field.name, field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const kept = draft.find(([name]) => name === field.name)?.[1];
      if (kept !== undefined && field.value === field.defaultValue) field.value = kept;
    }
  }
  // Typed before the script came.
  const isNew = !isFilledByBrowser() && JSON.stringify(draftOf(form)) !== JSON.stringify(draft);
  if (isNew) keepDraft(date, form);
}

/** With Back, a browser fills a form in again, also with what was sent since. */
function isFilledByBrowser(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');
}
