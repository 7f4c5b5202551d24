import { expect, test } from '../support/test';
import { findTrouble } from './find-trouble';

/** The smallest screen, the first width of each layout, and a large screen. */
const widths = [320, 360, 544, 768, 1024, 1152, 2560];
const pages = [
  '/',
  '/calendar/2025',
  '/calendar/2021-2030',
  '/calendar/2001-2100',
  '/timeslots/2025-07-16',
  '/timeslots/2025-07-02',
  '/timeslots/1999-12-31',
  '/nothing/here',
];

/** A reader's own style sheets, which override the page's: larger text, and the spacing of WCAG 2.2, 1.4.12. */
const readersStyles = {
  'text as it is': '',
  'text at 150 %': 'html { font-size: 150% !important; }',
  'text at 200 %': 'html { font-size: 200% !important; }',
  'wider spacing': `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`,
};

test.use({ expectedComplaint: /status of 404/ });

for (const path of pages) {
  test(`${path} has no layout problems at any width, even with a reader’s own styles`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const trouble = await page.evaluate(findTrouble, readersStyles);
      expect.soft(trouble, `${width} pixels wide`).toEqual([]);
    }
  });
}
