import lifeguardPhoto from '@/data/photos/clean/lifeguard.jpg';
import poolEdgePhoto from '@/data/photos/clean/pool-2.jpg';
import wholePoolPhoto from '@/data/photos/clean/pool-1.jpg';
import sharedPicture from '@/data/photos/clean/shared/pool-2.jpg';

/** A photo that does not fit its place is cropped around its `focus`: from the left and from the top. */
export const lifeguard = {
  source: lifeguardPhoto,
  alt: 'A lifeguard in a red shirt and a straw hat, seen from behind, watches the pool from a white chair.',
  focus: '50% 34%',
};

const atTheEdge = {
  source: poolEdgePhoto,
  name: 'At the edge',
  alt: 'Two kickboards and a pair of goggles lie at the edge of a pool.',
  focus: '50% 75%',
};

export const poolPhotos = [
  {
    source: wholePoolPhoto,
    name: 'The whole pool',
    alt: 'A rectangular backyard pool between a lawn and a tall hedge.',
    focus: '50% 75%',
  },
  atTheEdge,
];

/** Messaging apps show it in the preview of a link to the site. */
export const sharedPhoto = { source: sharedPicture, alt: atTheEdge.alt };
