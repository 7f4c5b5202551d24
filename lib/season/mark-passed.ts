import { dayPath } from '@/lib/paths';

/** Runs inline before the first paint; `PassedMarks` keeps the marks current. Without a day, `today > undefined` is false. */
export const markPassedScript = `{
const now = new Date(), root = document.documentElement;
const today = new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
root.toggleAttribute('data-has-script', true);
root.toggleAttribute('data-season-over', today > root.dataset.lastDay);
root.toggleAttribute('data-day-passed', today > location.pathname.split('${dayPath('')}')[1]);
}`;
