/**
 * What the comparison prints: for each row, such as `home LCP ms`, the median of each page compared.
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Medians
 */

/**
 * A row and how far the site may be from a yardstick: at most `times` its figure, or at most `over`
 * more. Without a yardstick `over` is a limit by itself.
 *
 * @typedef {object} Goal
 * @property {string} says what is measured.
 * @property {string} row
 * @property {string} [yardstick] with whose figure it is compared: `limit`, `empty` or `spa`.
 * @property {string} [yardstickRow] the yardstick's row, where it has no such page.
 * @property {number} [times]
 * @property {number} [over]
 */

/**
 * A goal beside what was measured, in words.
 *
 * @typedef {object} Figure
 * @property {string} says
 * @property {string} site
 * @property {string} yardstick
 * @property {string} result
 * @property {string} goal
 * @property {boolean} reached
 */

const limit = { yardstick: 'limit' };
const empty = { yardstick: 'empty' };
const spa = { yardstick: 'spa' };

/** @type {readonly Goal[]} */
const goals = [
  { says: 'Home: largest paint', row: 'home LCP ms', ...limit, times: 1.15 },
  { says: 'Day: largest paint', row: 'day LCP ms', ...limit, times: 1.15 },
  { says: 'Home: first paint', row: 'home FCP ms', ...limit, times: 1.1 },
  { says: 'Day: first paint', row: 'day FCP ms', ...limit, times: 1.1 },
  { says: 'Home: layout shift', row: 'home CLS', over: 0 },
  { says: 'Day: layout shift', row: 'day CLS', over: 0 },
  { says: 'Home: time blocked', row: 'home TBT ms', ...empty, times: 1.1 },
  {
    says: 'Day: time blocked',
    row: 'day TBT ms',
    ...empty,
    yardstickRow: 'home TBT ms',
    times: 1.1,
  },
  { says: 'Home: script before a touch', row: 'home JS KB', ...empty, over: 12 },
  {
    says: 'Day: script before a touch',
    row: 'day JS KB',
    ...empty,
    yardstickRow: 'home JS KB',
    over: 6,
  },
  { says: 'Home: all bytes of the first view', row: 'home total KB', over: 420 },
  { says: 'Day: all bytes of the first view', row: 'day total KB', over: 260 },
  { says: 'Visit: slowest answer to a touch', row: 'visit INP ms', ...spa, times: 0.6 },
  {
    says: 'Visit: tap on a day until its form is there',
    row: 'visit day tap to form ms',
    ...spa,
    times: 0.8,
  },
];

/**
 * Holds the medians against the goals.
 *
 * @param {Medians} medians
 * @returns {readonly Figure[]} a figure for each goal; one that was not measured is not reached.
 */
export function judge(medians) {
  return goals.map((goal) => {
    const { says, row, yardstick, yardstickRow = row } = goal;
    const unit = /(ms|KB)$/.exec(row)?.[0] ?? '';
    const site = medians[row]?.site ?? Number.NaN;
    const other = yardstick ? (medians[yardstickRow]?.[yardstick] ?? Number.NaN) : 0;
    return {
      says,
      site: inWords(site, unit),
      yardstick: yardstick ? `${yardstick} ${inWords(other, unit)}` : '',
      ...verdict(goal, site, other, unit),
    };
  });
}

/**
 * @param {Goal} goal
 * @param {number} site
 * @param {number} other
 * @param {string} unit
 * @returns {Pick<Figure, 'result' | 'goal' | 'reached'>}
 */
function verdict({ times, over = 0, yardstick }, site, other, unit) {
  if (times !== undefined) {
    return {
      result: other > 0 ? `${(site / other).toFixed(2)} ×` : '',
      goal: `at most ${times} ×`,
      reached: site <= other * times,
    };
  }
  return {
    result: yardstick ? `${inWords(site - other, unit)} more` : '',
    goal: `at most ${inWords(over, unit)}${yardstick ? ' more' : ''}`,
    reached: site - other <= over,
  };
}

/**
 * @param {number} figure
 * @param {string} unit
 * @returns {string} such as `1,204 ms`, `6.2 KB` or `0.003`.
 */
function inWords(figure, unit) {
  if (Number.isNaN(figure)) return 'not measured';
  const maximumFractionDigits = unit === 'ms' ? 0 : unit === 'KB' ? 1 : 3;
  return `${figure.toLocaleString('en-US', { maximumFractionDigits })} ${unit}`.trim();
}

/**
 * @param {readonly Figure[]} figures
 * @returns {string} a table in Markdown.
 */
export function tableOf(figures) {
  return [
    '| Median | This site | Beside | Result | Goal | Reached |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      ({ says, site, yardstick, result, goal, reached }) =>
        `| ${[says, site, yardstick, result, goal, reached ? 'yes' : 'no'].join(' | ')} |`,
    ),
  ].join('\n');
}
