'use client';

import { SectionLink } from './section-link';

/** A `main` that always takes the focus would do so at every click on its text; Tab would then go on at its start. */
function letTakeFocus(main: HTMLElement | null) {
  main?.setAttribute('tabindex', '-1');
  main?.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}

export function SkipLink() {
  return (
    <SectionLink section="main" className="skip-link" onGo={letTakeFocus}>
      Skip to main content
    </SectionLink>
  );
}
