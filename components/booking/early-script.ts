/** Contact details, which all forms of the tab share, and the note, which all days share. The rest is stored for each form. */
export const contactKey = 'booking-contact';
export const draftPrefix = 'booking-draft:';

/**
 * Runs inline, before React. It saves each change of a form in session storage, so that nothing is lost if
 * React replaces a form that a translation or an extension has changed. A change is merged into the draft, because the
 * form may not show the draft yet. Storage can be blocked or full. Enter toggles a box, and would otherwise send the form.
 * React stops events on a form that it has not hydrated, except in the capture phase (`true`).
 */
export const earlyFormScript = `{
const save = ({ target: { form, type, name, value, checked } }) => {
  const date = form?.elements.date?.value, isBox = type === 'checkbox';
  if (date === undefined) return;
  const isOwn = isBox || (name === 'additionalInfo' && !date);
  const key = isOwn ? '${draftPrefix}' + date : '${contactKey}';
  try {
    const entries = JSON.parse(sessionStorage.getItem(key) ?? '[]').filter((entry) => entry[0] !== name || (isBox && entry[1] !== value));
    if (isBox ? checked : value) entries.push([name, value]);
    sessionStorage.setItem(key, JSON.stringify(entries));
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
