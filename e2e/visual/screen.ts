import type { Page } from '@playwright/test';
import type { test } from '../support/test';

export type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Brings a page into a state in which nothing moves. */
type Show = (fixtures: Pick<Fixtures, 'page' | 'inbox'>) => Promise<unknown>;

/** A `once` screenshot is taken only on a phone with the light color scheme, because others cover the rest. */
export function screen(
  name: string,
  { whole = false, once = false, systemColors = false },
  show: Show,
) {
  return { name, show, whole, once, systemColors };
}

/** Loads lazy photos without scrolling, which would turn the carousel. */
export function loadPhotos(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const photos = [...document.images];
    for (const photo of photos) photo.loading = 'eager';
    await Promise.all(photos.map((photo) => photo.decode()));
  });
}
