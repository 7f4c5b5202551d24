'use client';

import type { ReactNode } from 'react';
import { onPlainClick } from './on-plain-click';

/** Uses `pushState`, because Back shows the wrong page after a native hash link (vercel/next.js#75072). */
export function SectionLink({
  section,
  className,
  onNavigate,
  children,
}: {
  section: string;
  className?: string | undefined;
  onNavigate?: (target: HTMLElement | null) => void;
  children: ReactNode;
}) {
  function goToSection() {
    const hash = `#${section}`;
    if (window.location.hash !== hash) window.history.pushState(null, '', hash);
    // The hash names an element that another component renders.
    const target = document.getElementById(section);
    onNavigate?.(target);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }

  return (
    <a href={`#${section}`} className={className} onClick={onPlainClick(goToSection)}>
      {children}
    </a>
  );
}
