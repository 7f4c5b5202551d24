/**
 * Runs before the first paint: marks the document where, by the visitor's clock, the season is over or the
 * day in the URL has passed. Styles do the rest. `PassedMarks` keeps the marks right from then on.
 */
export const markPassed = `{
const now = new Date(), root = document.documentElement;
const today = new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
root.toggleAttribute('data-season-over', today > root.dataset.lastDay);
root.toggleAttribute('data-day-passed', today > location.pathname.split('/timeslots/')[1]);
}`;
