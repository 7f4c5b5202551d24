import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../run/project-root.mjs';

/** The families as `app/fonts.ts` names them, and their files. */
const families = [
  { family: 'fraunces', weight: '100 900' },
  { family: 'figtree', weight: '300 900' },
];

function fontFile(family: string): string {
  const file = `${family}-latin-wght-normal.woff2`;
  return join(projectRoot, 'node_modules/@fontsource-variable', family, 'files', file);
}

/**
 * Gives every page that is opened from now on the site's letters from the start. A first visit does
 * without them where they come after the first paint, and so its picture would be now this, now that.
 */
export async function haveFontsFromTheStart(page: Page): Promise<void> {
  const fonts = await Promise.all(
    families.map(async ({ family, weight }) => {
      const base64 = (await readFile(fontFile(family))).toString('base64');
      return { family, weight, base64 };
    }),
  );
  await page.addInitScript((given) => {
    for (const { family, weight, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes.buffer, { weight }));
    }
  }, fonts);
}
