/**
 * The Playwright projects that the arguments of a run name, as `--project=a` or `--project a b`.
 *
 * @param {readonly string[]} args
 * @returns {string[]} none when the run is not limited to certain projects.
 */
export function namedProjects(args) {
  /** @type {string[]} */
  const names = [];
  let inProjects = false;
  for (const arg of args) {
    if (arg.startsWith('--project=')) names.push(arg.slice('--project='.length));
    else if (inProjects && !arg.startsWith('-')) names.push(arg);
    inProjects = arg === '--project' || (inProjects && !arg.startsWith('-'));
  }
  return names;
}
