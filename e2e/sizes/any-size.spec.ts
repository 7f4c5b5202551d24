import { expect, test } from '../support/test';
import { findTrouble } from './find-trouble';

const widths = [320, 360, 390, 480, 600, 768, 900, 1024, 1280, 1440, 1920, 2560];
const pages = ['/', '/calendar/2025', '/calendar/2001-2100', '/timeslots/2025-07-16'];
const smallPages = ['/timeslots/2025-07-02', '/timeslots/1999-12-31', '/nothing/here'];

/**
 * WCAG 2.2, 1.4.12: what a reader may set without losing content. `!important` stands for the reader's
 * own style sheet, which overrides the page's.
 */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

test.use({ expectedComplaint: /status of 404/ });

for (const path of [...pages, ...smallPages]) {
  for (const textSize of [100, 150, 200]) {
    test(`${path} holds together at every width with text at ${textSize} %`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, textSize);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findTrouble), `${width} pixels wide`).toEqual([]);
      }
    });
  }

  test(`${path} holds together with the reader’s own text spacing`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, spacing);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findTrouble), `${width} pixels wide`).toEqual([]);
    }
  });
}
