/** Contact details belong to every form of the tab, everything else to a day (ISO date) or to the question (empty). */
export const contactKey = 'booking-contact';
export const draftPrefix = 'booking-draft:';

/**
 * Saves each change of a form in session storage. It runs inline, before any other script, so that nothing is lost if
 * React replaces a form that a translation or an extension has changed. A change is merged into the draft, because the
 * form may not show that yet. React stops events on a form that it has not hydrated, except on their way down (`true`).
 * Storage can be blocked or full.
 */
export const saveDraftScript = `{
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
addEventListener('input', save, true);
addEventListener('change', save, true);
}`;
