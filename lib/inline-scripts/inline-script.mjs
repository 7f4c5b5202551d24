import { localNow } from './local-now.mjs';
import { markPassed } from './mark-passed.mjs';
import { isField, keyOf, saveDraft, storedEntries, toggleBox } from './save-draft.mjs';

/** Their text is in every page, so that they run before the first paint. They can call only each other. */
const functions = [localNow, markPassed, isField, keyOf, storedEntries, saveDraft, toggleBox];

/**
 * The inline script of every page, and the text whose hash the policy contains. `next.config.mjs` defines it for the
 * bundles of the layout and of `proxy.ts`, which could contain different texts of the same function.
 * React stops events on a form that it has not hydrated, except in the capture phase (`true`).
 */
export const inlineScript = `{
${functions.join('\n')}
markPassed(localNow().date, location.pathname.match(/\\d{4}-\\d{2}-\\d{2}$/)?.[0]);
addEventListener('keydown', toggleBox, true);
addEventListener('input', saveDraft, true);
addEventListener('change', saveDraft, true);
}`;
