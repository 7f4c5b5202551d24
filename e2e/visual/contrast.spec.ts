import type { Locator } from '@playwright/test';
import { openDay } from '../support/booking-form';
import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { media } from './screen';

/** A CSS property of an element or of a part of it. */
type Paint =
  | `${'background' | 'border-top' | 'outline'}-color${'' | ' ::before' | ' ::after'}`
  | 'color ::marker';

/** Measures the contrast of a color to what is behind it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
async function expectContrast(name: string, element: Locator, paint: Paint): Promise<void> {
  const ratio = await element.evaluate((node, paint) => {
    const [property = '', part] = paint.split(' ');
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('The browser has no canvas.');
    /** The luminance after painting over what is there, because colors may be transparent. */
    const luminanceWith = (color: string) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((byte) => byte / 255)
        .map((light) => (light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let behind: Element | null = part === undefined ? node.parentElement : node;
    const layers = [getComputedStyle(node, part).getPropertyValue(property)];
    for (; behind; behind = behind.parentElement) {
      layers.unshift(getComputedStyle(behind).backgroundColor);
    }
    const [darker = 0, lighter = 0] = layers
      .map(luminanceWith)
      .slice(-2)
      .sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }, paint);
  expect.soft(ratio, name).toBeGreaterThanOrEqual(3);
}

test.beforeEach(({ page }) => page.clock.setFixedTime('2025-07-10T12:00:00Z'));

for (const look of ['light', 'dark'] as const) {
  test(`shapes and controls have a contrast of 3:1, ${look}`, async ({ page }) => {
    await page.emulateMedia(media[look]);
    await openCalendar(page, '/');
    const main = page.getByRole('main');
    const fact = main.getByRole('region', { name: 'About Me' }).getByRole('listitem').first();
    const rope = page.locator('nav [aria-hidden] > div');
    await expectContrast('a float', rope, 'background-color ::before');
    await expectContrast('a red float', rope, 'background-color ::after');
    await expectContrast('a bullet', fact, 'color ::marker');
    const button = main.getByRole('link', { name: 'See open days' });
    await expectContrast('a button on water', button, 'background-color');
    const { dayLink } = calendar(page);
    await dayLink('Wednesday, July 16, 2025').press('ArrowRight');
    const day = dayLink('Thursday, July 17, 2025');
    await expectContrast('a day with the focus', day, 'outline-color ::before');

    const { slot, lessonType, email, submit } = await openDay(page, '2025-07-16');
    for (const box of [slot('9:30 AM'), lessonType('Weekly')]) {
      const chip = page.locator('label').filter({ has: box });
      await expectContrast(`the box of ${box}`, box, 'border-top-color');
      await box.press('Space');
      await expect(box).toBeChecked();
      await expectContrast(`${box}, checked`, chip, 'background-color');
      await expectContrast(`${box} with the focus`, chip, 'outline-color');
    }
    await expectContrast('a text field', email, 'border-top-color');
    await expectContrast('Submit', submit, 'background-color');
  });
}

// In light, no water has 3:1 to a white tile and 7:1 to its own text. There, a count or a box tells a tile.
test('tiles have a contrast of 3:1 to a dark pool', async ({ page }) => {
  await page.emulateMedia(media.dark);
  await openCalendar(page, '/');
  const day = calendar(page).dayLink('Wednesday, July 16, 2025');
  await expectContrast('a day', day, 'background-color ::before');
  const time = page.locator('label').filter({ has: (await openDay(page)).slot('9:30 AM') });
  await expectContrast('a time', time, 'background-color');
});
