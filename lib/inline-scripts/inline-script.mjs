import { localNow } from './local-now.mjs';
import { markPassed } from './mark-passed.mjs';
import { reserveReceipts } from './reserve-receipts.mjs';
import { isField, keyOf, saveDraft, storedEntries } from './save-draft.mjs';
import { toggleBox } from './toggle-box.mjs';

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
