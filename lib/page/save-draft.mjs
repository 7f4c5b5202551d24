/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/**
 * @param {unknown} target
 * @returns {target is Field}
 */
export function isField(target) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/**
 * The key under which a field is stored (`draftKey`).
 * @param {Field} field
 */
export function keyOf(field) {
  return field.closest('[data-draft]')?.getAttribute('data-draft');
}

/**
 * @param {string} key
 * @returns {(readonly [name: string, value: string])[]}
 */
export function storedEntries(key) {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]');
}

/**
 * Saves a change of a form in session storage, so that nothing is lost if React replaces a form that a translation or an
 * extension has changed. Until `draft.ts` has restored the draft, the form may lack a part of the draft, so the change is
 * merged into what is stored. From then on, everything in the form is saved.
 * @param {Event} event
 */
export function saveDraft({ target }) {
  if (!isField(target) || !target.form) return;
  const changedKey = keyOf(target);
  if (!changedKey) return;
  const isRestored = 'isRestored' in target.form.dataset;
  const fields = isRestored ? [...target.form.elements].filter(isField) : [target];
  try {
    for (const key of new Set(fields.map(keyOf))) {
      if (!key) continue;
      const stored = storedEntries(key);
      const kept = stored.filter(
        ([name, value]) =>
          name !== target.name || (target.type === 'checkbox' && value !== target.value),
      );
      const entries = isRestored ? [] : kept;
      for (const field of fields) {
        const isChecked = 'checked' in field && field.checked;
        const isFilledIn = field.type === 'checkbox' ? isChecked : field.value;
        if (isFilledIn && keyOf(field) === key) entries.push([field.name, field.value]);
      }
      if (entries.length > 0 || key === changedKey || stored.length > 0) {
        sessionStorage.setItem(key, JSON.stringify(entries));
      }
    }
  } catch {
    // Storage can be blocked or full.
  }
}
