import { removeByteOrderMark } from '@/lib/season-file/season-file';
import { copyPhotos } from './photos';

/** Prepares what the bundler reads from `data`: a part of a build's first step, and the first step of `npm run dev`. */
export const prepareData = {
  async run() {
    await removeByteOrderMark();
    return copyPhotos();
  },
};
