'use client';

import { SectionLink } from './section-link';

/** Clicks on text would focus a permanently focusable `main`, and Tab would restart from its top. */
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
