import type { ReactNode } from 'react';
import { useIsHydrating } from './use-is-hydrating';

/**
 * A paragraph in place of content that needs the script. Until the script has replaced it, styles hide the footer,
 * which would move (`app/globals.css`).
 */
export function UntilScript({ children }: { children: ReactNode }) {
  return <p className={useIsHydrating() ? 'until-script' : undefined}>{children}</p>;
}
