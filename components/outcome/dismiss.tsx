import type { MouseEvent } from 'react';
import actionStyles from '@/components/ui/action.module.css';

/** Dismisses a notice of the home page. */
export function Dismiss({ onDismiss }: { onDismiss: () => void }) {
  function dismiss({ currentTarget }: MouseEvent) {
    // The focused button is about to disappear, so the focus moves to the page's heading.
    currentTarget.closest('main')?.querySelector('h1')?.focus();
    onDismiss();
  }

  return (
    <button type="button" className={actionStyles.link} onClick={dismiss}>
      Dismiss
    </button>
  );
}
