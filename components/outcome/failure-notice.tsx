import { useEffect, useRef } from 'react';
import actionStyles from '@/components/ui/action.module.css';
import { ChangingText } from '@/components/ui/changing-text';
import { focusUntilBlur } from '@/components/ui/focus-until-blur';
import { Notice } from '@/components/ui/notice';
import noticeStyles from '@/components/ui/notice.module.css';
import { useIsHydrating } from '@/components/ui/use-is-hydrating';
import { onPlainClick } from '@/components/ui/on-plain-click';
import { sentenceOf, type BookingResult } from '@/lib/booking/booking-result';
import { formValues } from '@/lib/request/form-values';
import { formatRequest } from '@/lib/request/message';
import { CopyOrShare } from './copy-or-share';

/** Below the sentence. An invalid request lists its problems instead. */
const explanations: Partial<Record<BookingResult['status'], string>> = {
  failed: 'Nothing you wrote is lost. It is all still in the form.',
  limited: 'Nothing you wrote is lost. It is all still in the form.',
  stalled: 'The connection gave no answer. Reload, then send again: nothing you wrote is lost.',
};

/** Explains why a request was not sent. Calls `onDismiss` while its button still has the focus. */
export function FailureNotice({
  result,
  noun,
  onDismiss,
}: {
  result: BookingResult;
  noun: 'request' | 'message';
  onDismiss: () => void;
}) {
  const container = useRef<HTMLDivElement>(null);
  const needsScript = useIsHydrating() ? 'needs-script' : '';

  useEffect(() => {
    // After a form was posted without JavaScript, the browser has focused the alert. Scrolling again, once the
    // script has loaded, could make a tap miss.
    if (container.current?.contains(document.activeElement)) return;
    container.current?.scrollIntoView({ block: 'center' });
  }, [result]);

  if (result.status === 'unsent' || result.status === 'sent') return null;
  const explanation = explanations[result.status];
  // Next runs actions one after the other, so a call without a response would hold up the next one.
  const needsReload = result.status === 'outdated' || result.status === 'stalled';
  return (
    <div ref={container}>
      <Notice tone="failure" sentence={sentenceOf(result)}>
        {result.status === 'invalid' && (
          <ul>
            {result.problems.map(({ field, message }) => (
              <li key={message}>
                {field === 'date' ? (
                  message
                ) : (
                  <a
                    href={`#${field}`}
                    onClick={onPlainClick(({ currentTarget }) =>
                      focusField(currentTarget.closest('form'), field),
                    )}
                  >
                    {message}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
        {explanation && <ChangingText as="p">{explanation}</ChangingText>}
        <div className={`${noticeStyles.actions} ${needsScript}`}>
          {needsReload && (
            <button
              type="button"
              className={actionStyles.action}
              onClick={() => window.location.reload()}
            >
              Reload
            </button>
          )}
          {result.status !== 'invalid' && (
            <>
              <CopyOrShare noun={noun} textOf={requestTextOf} />
              <button type="button" className={actionStyles.quiet} onClick={onDismiss}>
                Dismiss
              </button>
            </>
          )}
        </div>
      </Notice>
    </div>
  );
}

function requestTextOf({ form }: HTMLButtonElement): string {
  return formatRequest(formValues(new FormData(form ?? undefined)));
}

/**
 * Focuses a field, a group's first box, or a group without an enabled box, by the ID that the link's hash names. Without
 * JavaScript, that hash leads to the field.
 */
function focusField(form: HTMLFormElement | null, field: string): void {
  const control = form?.querySelector<HTMLElement>(`[name="${field}"]:enabled`);
  const target = control ?? document.getElementById(field);
  // Boxes in a closed `details` cannot take the focus.
  target?.closest('details')?.setAttribute('open', '');
  target?.scrollIntoView({ block: 'center' });
  if (control) control.focus({ preventScroll: true });
  else if (target) focusUntilBlur(target);
}
