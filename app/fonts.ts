import localFont from 'next/font/local';

// Not preloaded: a font that arrives during the first layout makes Chromium lay out the text twice before it paints.

export const fraunces = localFont({
  src: '../node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  variable: '--font-fraunces',
  adjustFontFallback: false,
});

export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  preload: false,
  variable: '--font-figtree',
  adjustFontFallback: false,
});
