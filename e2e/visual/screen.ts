import type { Page } from '@playwright/test';
import type { test } from '../support/test';

export type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Brings a page into a state in which nothing moves. */
type Show = (fixtures: Pick<Fixtures, 'page' | 'inbox'>) => Promise<unknown>;

const light = { media: 'screen', colorScheme: 'light', forcedColors: 'none' } as const;

/** The media in which a phone's page is compared. Each sets every option, because Playwright keeps those left out. */
export const media = {
  light,
  dark: { ...light, colorScheme: 'dark' },
  'in forced colors': { ...light, forcedColors: 'active' },
  // Paper is light even when the screen is dark.
  'on paper': { ...light, media: 'print', colorScheme: 'dark' },
} as const;

export const lightAndDark = ['light', 'dark'] as const;

type Options = {
  /** Whether the screenshots show the whole page. */
  readonly whole?: boolean;
  /** Light and dark by default. */
  readonly looks?: readonly (keyof typeof media)[];
  /** Whether the page is compared on a desktop, too. */
  readonly isOnDesktop?: boolean;
};

/** For screens of which others cover the rest. */
export const once = { looks: ['light'], isOnDesktop: false } as const;

export function screen(name: string, options: Options, show: Show) {
  return { name, show, whole: false, looks: lightAndDark, isOnDesktop: true, ...options };
}

/** Loads lazy photos without scrolling, which would turn the carousel. */
export function loadPhotos(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const photos = [...document.images];
    for (const photo of photos) photo.loading = 'eager';
    await Promise.all(photos.map((photo) => photo.decode()));
  });
}
