import { holdsDrafts } from './draft-key';
import { askForFormPart } from './form-part';

/** The first sign of someone at the form, by hand, keyboard or the browser's own filling in. */
const touches = ['pointerover', 'focusin', 'input', 'click'] as const;

/** Milliseconds that a pressed button waits for the script before it does what it does without one. */
const patience = 5_000;

export type Touched = {
  /** Lets the script take over: what was filled in before it came counts, and a button is pressed. */
  readonly handOver: () => void;
  readonly stop: () => void;
};

/**
 * Asks for the script of the form in `place` once that is touched, or at once where there is a draft
 * to put back or an answer to react to. Nothing done before it has come is lost: what is typed and
 * ticked stays in the form, and a button that is pressed is pressed again then.
 */
export function watchForm(place: HTMLElement): Touched {
  const watching = new AbortController();
  let touched = false;
  let pressed: HTMLButtonElement | undefined;

  function press() {
    watching.abort();
    pressed?.click();
    pressed = undefined;
  }

  function touch(event: Event) {
    if (!(event.target instanceof Element) || !place.contains(event.target)) return;
    touched = true;
    void askForFormPart().catch(press);
    const button = event.type === 'click' && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    if (!pressed) setTimeout(press, patience);
    pressed = button;
  }

  // On the window, and before React's own listeners, which stop what they cannot handle yet.
  for (const type of touches) {
    window.addEventListener(type, touch, { capture: true, signal: watching.signal });
  }
  if (holdsDrafts() || place.querySelector('[role="alert"]')) {
    void askForFormPart().catch(press);
  }

  return {
    handOver() {
      if (touched)
        place.querySelector('form')?.dispatchEvent(new Event('input', { bubbles: true }));
      press();
    },
    stop: () => watching.abort(),
  };
}
