'use client';

import { SectionLink } from './section-link';

/** Makes `main` focusable for now only. A click on text would otherwise focus it and restart Tab at its top. */
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
