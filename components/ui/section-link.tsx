'use client';

import type { ReactNode } from 'react';
import { focusUntilBlur } from './focus-until-blur';
import { onPlainClick } from './on-plain-click';

/**
 * Scrolls to a section and focuses it. `next/link` would add 3 KB of script, and would neither focus the section nor
 * scroll to it a second time.
 */
export function SectionLink({
  section,
  className,
  keepsUrl = false,
  onNavigate,
  children,
}: {
  section: string;
  className?: string | undefined;
  keepsUrl?: boolean;
  onNavigate?: () => void;
  children: ReactNode;
}) {
  function goToSection() {
    onNavigate?.();
    const hash = `#${section}`;
    if (!keepsUrl && window.location.hash !== hash) window.history.pushState(null, '', hash);
    // Another component renders the section.
    const target = document.getElementById(section);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
    if (target) focusUntilBlur(target);
  }

  return (
    <a
      href={`#${section}`}
      className={className}
      // A press that moves by a few pixels opens the link too.
      draggable={false}
      onClick={onPlainClick(goToSection)}
    >
      {children}
    </a>
  );
}

/** The fragment stays, because `/answer` reads the request from it. */
export function SkipLink() {
  return (
    <SectionLink section="main" keepsUrl className="skip-link">
      Skip to main content
    </SectionLink>
  );
}
