/** With this query, a page keeps the server's HTML, which works without the chunks. */
export const plainPage = '?plain';

export function isPlainPage(): boolean {
  return window.location.search === plainPage;
}
