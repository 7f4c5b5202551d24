'use client';

import { SectionLink } from './section-link';

/** The fragment stays, because `/answer` reads the request from it. */
export function SkipLink() {
  return (
    <SectionLink section="main" keepsUrl className="skip-link">
      Skip to main content
    </SectionLink>
  );
}
