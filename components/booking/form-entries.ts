/** The fields of a form as `FormData.entries()` has them. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

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
