'use client';

import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from './plain-click';

/**
 * A link to a section of this page. Without a script it is an ordinary anchor. With one it also
 * scrolls on a second click and moves the keyboard's focus, and it goes through `pushState`, because
 * a native hash link leaves the App Router on the wrong page after Back (vercel/next.js#75072).
 */
export function SectionLink({
  section,
  className,
  onGo,
  children,
}: {
  section: string;
  className?: string | undefined;
  /** Called when the link is followed in place. */
  onGo?: () => void;
  children: ReactNode;
}) {
  function goToSection(event: MouseEvent) {
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
