/** Stands in for a photo that `data/photos.ts` imports, which only a bundler can load. */
const photo = 'a photo';

export default photo;
