/**
 * Lets Enter toggle a box. Otherwise, it would send the form.
 * @param {KeyboardEvent} event
 */
export function toggleBox(event) {
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox')
    return;
  event.preventDefault();
  if (!repeat) target.click();
}
