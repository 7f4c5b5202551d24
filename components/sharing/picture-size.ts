/** The Open Graph picture's size in pixels. */
export const pictureSize = { width: 1200, height: 630 };
