/** Makes an element focusable only until it loses the focus. Later, a click on its text must not focus it. */
export function focusUntilBlur(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
