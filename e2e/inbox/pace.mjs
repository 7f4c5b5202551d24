/**
 * Lets one request pass per stretch of time. A request that is turned away does not start a new
 * stretch: otherwise a caller who tries again too soon would never get in.
 *
 * @param {number} milliseconds the stretch; 0 lets everything pass
 * @returns {{ allows(): boolean }} `allows` counts the request that it lets pass
 */
export function createPace(milliseconds) {
  let last = Number.NEGATIVE_INFINITY;
  return {
    allows() {
      const now = performance.now();
      if (now - last < milliseconds) return false;
      last = now;
      return true;
    },
  };
}
