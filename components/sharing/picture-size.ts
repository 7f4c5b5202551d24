/** Of the picture that goes with a shared link, in pixels, as social networks show it. */
export const pictureSize = { width: 1200, height: 630 };
