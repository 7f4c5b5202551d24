/**
 * What a policy has to allow so that pages can send how fast they were to `WEB_VITALS_URL`.
 *
 * @returns {readonly string[]} the target's origin; none where it is a path of the site itself, or unset
 * @throws {TypeError} when `WEB_VITALS_URL` is neither a path nor a URL
 */
export function webVitalsSources() {
  const target = process.env.WEB_VITALS_URL;
  return !target || target.startsWith('/') ? [] : [new URL(target).origin];
}
