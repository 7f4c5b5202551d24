import type { Page } from '@playwright/test';
import type { test } from '../support/test';

export type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Brings a page into a state in which nothing moves. */
type Show = (fixtures: Pick<Fixtures, 'page' | 'inbox'>) => Promise<unknown>;

const light = { media: 'screen', colorScheme: 'light', forcedColors: 'none' } as const;

/** The media in which a phone's page is drawn. Each sets every option, because Playwright keeps those left out. */
export const media = {
  light,
  dark: { ...light, colorScheme: 'dark' },
  'in forced colors': { ...light, forcedColors: 'active' },
  // Paper is light even when the screen is dark.
  'on paper': { ...light, media: 'print', colorScheme: 'dark' },
} as const;

type Options = {
  /** Whether the pictures show the whole page. */
  readonly isWhole?: boolean;
  /** The pictures on a phone, by default a light one. */
  readonly pictures?: readonly (keyof typeof media)[];
  /** The colors in which accessibility is checked on a phone, by default both. */
  readonly checkedIn?: readonly ('light' | 'dark')[];
  /** Whether there is a picture on a desktop, too. */
  readonly isOnDesktop?: boolean;
};

/** For screens of which others show the colors. */
export const inLight = { checkedIn: ['light'] } as const;

/** For screens that only accessibility depends on. */
export const withoutPicture = { ...inLight, pictures: [] } as const;

export function screen(name: string, options: Options, show: Show) {
  const defaults = {
    isWhole: false,
    pictures: ['light'],
    checkedIn: ['light', 'dark'],
    isOnDesktop: false,
  } as const;
  return { name, show, ...defaults, ...options };
}

/** Loads lazy photos without scrolling, which would turn the carousel. */
export function loadPhotos(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const photos = [...document.images];
    for (const photo of photos) photo.loading = 'eager';
    await Promise.all(photos.map((photo) => photo.decode()));
  });
}
