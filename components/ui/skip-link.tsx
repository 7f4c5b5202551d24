'use client';

import { SectionLink } from './section-link';

/** Makes `main` focusable only until it loses the focus. Later, a click on its text must not focus it. */
function makeFocusable(main: HTMLElement | null) {
  main?.setAttribute('tabindex', '-1');
  main?.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
}

/** The fragment stays, because `/answer` reads the request from it. */
export function SkipLink() {
  return (
    <SectionLink section="main" keepsUrl className="skip-link" onNavigate={makeFocusable}>
      Skip to main content
    </SectionLink>
  );
}
