import type { Locator } from '@playwright/test';
import { bookingForm, openDay } from '../support/booking-form';
import { calendar, openCalendar } from '../support/calendar';
import { expect, test } from '../support/test';
import { media } from './screen';

type Paint = {
  readonly property?:
    'backgroundColor' | 'backgroundImage' | 'borderTopColor' | 'outlineColor' | 'color';
  readonly pseudo?: '::before' | '::marker';
};

/** The lowest ratio between an element's paint and what is behind it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(element: Locator, { property = 'backgroundColor', pseudo }: Paint) {
  const isOnItself = pseudo !== undefined || property === 'backgroundImage';
  return element.evaluate(
    (node, { property, pseudo, isOnItself }) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('The browser has no canvas.');
      /** The luminance after painting over what is there, because colors may be transparent. */
      const paint = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const channels = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => byte / 255);
        const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
          channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const layers: string[] = [];
      for (let at = isOnItself ? node : node.parentElement; at; at = at.parentElement) {
        layers.unshift(getComputedStyle(at).backgroundColor);
      }
      const colors = getComputedStyle(node, pseudo)[property].match(/\w+\([^()]*\d[^()]*\)/g) ?? [];
      const ratios = colors
        .filter((color) => color !== 'rgba(0, 0, 0, 0)')
        .map((color) => {
          const behind = layers.map(paint).at(-1) ?? 0;
          const front = paint(color);
          return (Math.max(behind, front) + 0.05) / (Math.min(behind, front) + 0.05);
        });
      return ratios.length > 0 ? Math.min(...ratios) : 0;
    },
    { property, pseudo, isOnItself },
  );
}

async function expectContrast(name: string, element: Locator, paint: Paint = {}): Promise<void> {
  const ratio = await contrast(element, paint);
  expect.soft(ratio, name).toBeGreaterThanOrEqual(3);
}

for (const look of ['light', 'dark'] as const) {
  test(`shapes that tell something have a contrast of 3:1, ${look}`, async ({ page }) => {
    await page.emulateMedia(media[look]);
    await page.clock.setFixedTime('2025-07-10T12:00:00Z');
    await openCalendar(page, '/');
    const aboutMe = page.getByRole('region', { name: 'About Me' });
    const ask = page.getByRole('main').getByRole('link', { name: 'See open days' });
    const day = calendar(page).dayLink('Wednesday, July 16, 2025');
    const rope = page.locator('nav [aria-hidden="true"], nav [aria-hidden="true"] > div').last();
    await expectContrast('a float of the rope', rope, { property: 'backgroundImage' });
    await expectContrast('a bullet', aboutMe.getByRole('listitem').first(), {
      property: 'color',
      pseudo: '::marker',
    });
    await expectContrast('a button on water', ask);
    await day.press('ArrowRight');
    const focused = calendar(page).dayLink('Thursday, July 17, 2025');
    await expectContrast('the focus ring of a day', focused, {
      property: 'outlineColor',
      pseudo: '::before',
    });

    await openDay(page, '2025-07-16');
    const { slot, lessonType, email, submit } = bookingForm(page);
    for (const [name, box] of [
      ['time', slot('9:30 AM')],
      ['lesson type', lessonType('Weekly')],
    ] as const) {
      await expectContrast(`the box of a ${name}`, box, { property: 'borderTopColor' });
      await box.press('Space');
      await expect(box).toBeChecked();
      const label = page.locator('label').filter({ has: box });
      await expectContrast(`a chosen ${name}`, label);
      await expectContrast(`the focus ring of a ${name}`, label, { property: 'outlineColor' });
    }
    await expectContrast('a text field', email, { property: 'borderTopColor' });
    await expectContrast('Submit', submit);
  });
}

// In light, no water is 3:1 to a white tile and 7:1 to its own text. A count or a box tells a tile there.
test('in the dark, a tile has a contrast of 3:1 to its pool', async ({ page }) => {
  await page.emulateMedia(media.dark);
  await page.clock.setFixedTime('2025-07-10T12:00:00Z');
  await openCalendar(page, '/');
  const day = calendar(page).dayLink('Wednesday, July 16, 2025');
  await expectContrast('a day', day, { pseudo: '::before' });
  const { slot } = await openDay(page, '2025-07-16');
  await expectContrast('a time', page.locator('label').filter({ has: slot('9:30 AM') }));
});
