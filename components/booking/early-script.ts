/**
 * Runs inline, before React. It saves each change of a form in session storage, so that nothing is lost if
 * React replaces a form that a translation or an extension has changed. Until `draft.ts` has restored the draft, the form
 * may not show it yet, so a change is merged into it; from then on, all that the form shows is saved. Storage can be
 * blocked or full. Enter toggles a box, and would otherwise send the form.
 * React stops events on a form that it has not hydrated, except in the capture phase (`true`).
 */
export const earlyFormScript = `{
const keyOf = (field) => field.closest('[data-draft]')?.dataset.draft;
const read = (key) => JSON.parse(sessionStorage.getItem(key) ?? '[]');
const save = ({ target }) => {
  const { form } = target;
  if (!form || !keyOf(target)) return;
  const isShown = 'isRestored' in form.dataset;
  const fields = isShown ? [...form.elements].filter(keyOf) : [target];
  try {
    for (const key of new Set(fields.map(keyOf))) {
      const entries = isShown ? [] : read(key).filter(([name, value]) => name !== target.name || (target.type === 'checkbox' && value !== target.value));
      for (const field of fields) {
        const isFilledIn = field.type === 'checkbox' ? field.checked : field.value;
        if (isFilledIn && keyOf(field) === key) entries.push([field.name, field.value]);
      }
      if (entries.length > 0 || keyOf(target) === key || read(key).length > 0) sessionStorage.setItem(key, JSON.stringify(entries));
    }
  } catch {}
};
const toggle = (event) => {
  if (event.key !== 'Enter' || event.target.type !== 'checkbox') return;
  event.preventDefault();
  if (!event.repeat) event.target.click();
};
addEventListener('keydown', toggle, true);
addEventListener('input', save, true);
addEventListener('change', save, true);
}`;
