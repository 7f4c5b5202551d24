import type { HTMLAttributes, ReactNode } from 'react';

type Content = { text: string; children: ReactNode } | { text?: undefined; children: string };

/**
 * An element whose text changes. A translated page has other text nodes, so React has to replace the whole element
 * (react#11538). Longer text in the same element would also count as a layout shift.
 * @param text what changes, if the children are more than a string
 */
export function ChangingText({
  as: Element = 'span',
  text,
  children,
  ...attributes
}: Omit<HTMLAttributes<HTMLElement>, 'children'> & Content & { as?: 'span' | 'p' | 'div' | 'li' }) {
  return (
    <Element key={text === undefined ? children : text} {...attributes}>
      {children}
    </Element>
  );
}
