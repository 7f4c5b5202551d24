import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a control, however far it is from the focus. */
export type Press = (control: Locator) => Promise<void>;

export const tap: Press = (control) => control.tap();

/** A box's label, which is larger than the box, and what a person presses. */
function labelOf(box: Locator): Locator {
  return box.locator('xpath=ancestor::label');
}

// Right after a link opened the form, a script may press where it pressed the link. The site takes that for the rest of a
// double tap (`repeated-presses.tsx`), and a person would press again.
export async function check(box: Locator): Promise<void> {
  await expect(() => labelOf(box).check()).toPass();
}

export async function uncheck(box: Locator): Promise<void> {
  await expect(() => labelOf(box).uncheck()).toPass();
}

/** Holds a key until it has repeated once. A toggle that follows each repetition would be back where it was. */
export async function holdKey({ keyboard }: Page, key: string): Promise<void> {
  for (let times = 0; times < 2; times += 1) await keyboard.down(key);
  await keyboard.up(key);
}

/** Reaches a control with Tab, or a day of a month with an arrow key once the month has the focus. */
export const pressKeys: Press = async (control) => {
  const { keyboard } = control.page();
  const focus = () =>
    control.evaluate((element) => {
      const { activeElement } = document;
      const grid = element.closest('[role="grid"]');
      if (activeElement === element) return 'here';
      return grid?.contains(activeElement) ? 'in its month' : 'elsewhere';
    });
  for (let place = await focus(); place !== 'here'; place = await focus()) {
    await keyboard.press(place === 'in its month' ? 'ArrowRight' : 'Tab');
  }
  await keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
};

/** The middle of an element, in pixels of the screen. @throws {Error} if it is not rendered */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
