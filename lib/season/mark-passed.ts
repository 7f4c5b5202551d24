import { dayPath } from '@/lib/paths';

/**
 * Runs inline before the first paint. CSS reads the marks, and `PassedMarks` keeps them current. On pages other than a day,
 * the last comparison is with `undefined`, and false.
 */
export const markPassedScript = `{
const now = new Date(), root = document.documentElement;
const today = new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
root.toggleAttribute('data-has-script', true);
root.toggleAttribute('data-season-over', today > root.dataset.lastDay);
root.toggleAttribute('data-day-passed', today > location.pathname.split('${dayPath('')}')[1]);
}`;
