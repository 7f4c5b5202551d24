/**
 * What a form holds as name and value of each field, in the form's order: what is typed, and of
 * checkboxes those that are ticked.
 *
 * The same as `[...new FormData(form)]` without the layout that Chromium does for that, a third of the
 * time that ticking a slot took on a slow phone: it looks for the breaks of a text area's lines.
 */
export function filledFields(form: HTMLFormElement): readonly (readonly [string, string])[] {
  return [...form.elements].flatMap((field) => {
    const isInput = field instanceof HTMLInputElement;
    if (!(isInput || field instanceof HTMLTextAreaElement)) return [];
    const isLeftOut = isInput && field.type === 'checkbox' && !field.checked;
    return isLeftOut ? [] : [[field.name, field.value] as const];
  });
}
