/** Text that changes. A translated page has other text nodes, so React replaces the whole element (react#11538). */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
