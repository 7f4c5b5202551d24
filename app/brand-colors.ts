/** The colors of `tokens.css`, for the manifest and the browser's bars. */
export const brandColors = {
  ground: '#fdf8ef',
  groundDark: '#06222b',
} as const;
