/** Replaces the photos that `data/photos.ts` imports, because only a bundler can load them. */
const photo = 'a photo';

export default photo;
