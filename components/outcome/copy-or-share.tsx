import type { MouseEvent } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';

export function CopyOrShare({
  noun,
  textOf,
}: {
  noun: 'request' | 'message';
  textOf: (button: HTMLButtonElement) => string;
}) {
  const canShare = !useIsHydrating() && 'share' in navigator;

  async function share({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The promise rejects when the visitor closes the share sheet.
    await navigator.share({ text: textOf(currentTarget) }).catch(() => undefined);
  }

  return (
    <>
      <CopyButton text={textOf} copied="Copied. You can paste it into a message.">
        Copy the {noun}
      </CopyButton>
      {canShare && (
        <button type="button" className={actionStyles.quiet} onClick={share}>
          Share the {noun}
        </button>
      )}
    </>
  );
}
