type Field = HTMLInputElement | HTMLTextAreaElement;

export type FormEntries = [name: string, value: string][];

export function fieldsOf(form: HTMLFormElement): readonly Field[] {
  return [...form.elements].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  );
}

/** Whether a field differs from its rendered value. */
export function isEdited(field: Field): boolean {
  const isToggled = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isToggled || field.value !== field.defaultValue;
}

/**
 * A form's entries, including checked boxes that are disabled. `new FormData(form)` omits those, and forces
 * a layout in Chromium, which is slow on phones.
 */
export function entriesOf(form: HTMLFormElement): FormEntries {
  return fieldsOf(form)
    .filter((field) => field.type !== 'checkbox' || field.matches(':checked'))
    .map(({ name, value }) => [name, value]);
}
