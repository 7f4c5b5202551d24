/**
 * Text that changes after the first render. A browser that translates the page replaces text nodes, so React has to
 * replace the whole element (react#11538).
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
