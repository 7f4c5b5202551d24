import { localNow } from './local-now.mjs';
import { markPassed } from './mark-passed.mjs';
import { isField, keyOf, saveDraft, storedEntries } from './save-draft.mjs';

/**
 * Reserves the space of the receipts, whose height `receipt-notice.tsx` has stored, so that they move nothing when they
 * appear. A day's page has none, and is spared the first access to session storage: 5 ms on a slow phone.
 */
function reserveReceipts() {
  try {
    const height = sessionStorage.getItem('receipts-height');
    document.documentElement.style.setProperty('--receipts-height', height);
  } catch {
    // Storage can be blocked.
  }
}

/**
 * Lets Enter toggle a box. Otherwise, it would send the form.
 * @param {KeyboardEvent} event
 */
function toggleBox(event) {
  const { key, repeat, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox')
    return;
  event.preventDefault();
  if (!repeat) target.click();
}

/** Their text is in every page, so that they run before the first paint. They can call only each other. */
const functions = [
  localNow,
  markPassed,
  reserveReceipts,
  isField,
  keyOf,
  storedEntries,
  saveDraft,
  toggleBox,
];

/**
 * The inline script of every page, whose hash is in the policy. `next.config.mjs` defines this text once, because the
 * bundles of the layout and of `proxy.ts` could contain different texts of the same function.
 * The listeners are for the capture phase (`true`): React stops the events of a form that it has not hydrated.
 */
export const inlineScript = `(() => {
${functions.join('\n')}
const day = location.pathname.match(/\\d{4}-\\d{2}-\\d{2}$/)?.[0];
markPassed(localNow().date, day);
if (!day) reserveReceipts();
addEventListener('keydown', toggleBox, true);
addEventListener('input', saveDraft, true);
addEventListener('change', saveDraft, true);
})();`;
