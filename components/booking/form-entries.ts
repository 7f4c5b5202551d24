/** A form's fields, as in `FormData.entries()`. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

/** Whether any field differs from its rendered value. */
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
 * A form's entries, including ticked but disabled checkboxes. `new FormData(form)` omits those, and forces
 * a layout in Chromium, which is slow on phones.
 */
export function entriesOf(form: HTMLFormElement): FormEntries {
  return [...form.elements].flatMap((field): FormEntries => {
    const isInput = field instanceof HTMLInputElement;
    if (!isInput && !(field instanceof HTMLTextAreaElement)) return [];
    const isLeftOut = isInput && field.type === 'checkbox' && !field.checked;
    return isLeftOut ? [] : [[field.name, field.value]];
  });
}
