/**
 * A setting's text without surrounding space and quotation marks, which Docker's env files and hosting dashboards keep.
 * @param {string} text
 */
export function settingText(text) {
  return text.trim().replace(/^(["'])\s*(.*?)\s*\1$/s, '$2');
}
