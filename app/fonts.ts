import localFont from 'next/font/local';

/** Headings. Only its weight varies; the file is the Latin subset. */
export const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  fallback: ['Georgia', 'serif'],
  adjustFontFallback: 'Times New Roman',
});

/** Everything else. */
export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  fallback: ['system-ui', 'sans-serif'],
  adjustFontFallback: 'Arial',
});
