/**
 * Marks `<html>`, so that styles show what depends on today. `PassedMarks` keeps the marks current.
 * @param {string} today an ISO date
 * @param {string | undefined} day the ISO date of a day's page; `undefined` on other pages
 */
export function markPassed(today, day) {
  const root = document.documentElement;
  const { lastDay = today } = root.dataset;
  root.toggleAttribute('data-has-script', true);
  root.toggleAttribute('data-season-over', today > lastDay);
  root.toggleAttribute('data-day-passed', day !== undefined && today > day);
}
