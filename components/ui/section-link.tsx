'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from './plain-click';

/** Uses `pushState`: after a native hash link, Back shows the wrong page (vercel/next.js#75072). */
export function SectionLink({
  section,
  className,
  onGo,
  children,
}: {
  section: string;
  className?: string | undefined;
  onGo?: () => void;
  children: ReactNode;
}) {
  function goToSection(event: MouseEvent) {
    // By the id in the link's own URL, as the browser finds it; sections are server components.
    const target = document.getElementById(section);
    if (!target || !isPlainClick(event)) return;
    event.preventDefault();
    onGo?.();
    const hash = `#${section}`;
    if (window.location.hash !== hash) window.history.pushState(null, '', hash);
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }

  return (
    <a href={`#${section}`} className={className} onClick={goToSection}>
      {children}
    </a>
  );
}
