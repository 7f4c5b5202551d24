const checkEvery = 500;

/**
 * Calls `action` once, the first time someone asks this process to stop: Ctrl+C, a signal to
 * terminate, a closed terminal, the end of the npm that started it. Later ones change nothing: npm
 * passes on the same Ctrl+C that the terminal has already sent.
 *
 * @param {() => void} action
 */
export function onStop(action) {
  let asked = false;
  const stop = () => {
    if (asked) return;
    asked = true;
    action();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, stop);
  }
  if (process.env.npm_lifecycle_event) onParentGone(stop);
}

/**
 * npm runs a script through a shell. A signal sent to npm ends that shell, which does not pass it
 * on, so all that the script sees of it is that its parent is another.
 *
 * @param {() => void} action
 */
function onParentGone(action) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    action();
  }, checkEvery);
  timer.unref();
}
