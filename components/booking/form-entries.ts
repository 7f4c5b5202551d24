/** The fields of a form as `FormData.entries()` has them. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/** Whether a field of a form differs from how it was rendered. */
export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      return field.checked !== field.defaultChecked;
    }
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText && field.value !== field.defaultValue;
  });
}

/**
 * The entries of a form, with checkboxes that are ticked but disabled. `new FormData(form)` would leave
 * those out, and forces layout in Chromium, which is slow on phones.
 */
export function entriesOf(form: HTMLFormElement): FormEntries {
  return [...form.elements].flatMap((field): FormEntries => {
    const isInput = field instanceof HTMLInputElement;
    if (!isInput && !(field instanceof HTMLTextAreaElement)) return [];
    const isLeftOut = isInput && field.type === 'checkbox' && !field.checked;
    return isLeftOut ? [] : [[field.name, field.value]];
  });
}
