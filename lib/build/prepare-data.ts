import { removeByteOrderMark } from '@/lib/command-line/season-file';
import { copyPhotos } from './photos';

/** Prepares what the bundler reads from `data`. The rest of a build's first step changes no data. */
export const prepareData = {
  run() {
    removeByteOrderMark();
    return copyPhotos();
  },
};
