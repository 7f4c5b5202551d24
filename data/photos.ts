import lifeguardPhoto from '@/public/lifeguard.jpg';
import poolSideClose from '@/public/pool-2.jpg';
import wholePool from '@/public/pool-1.jpg';

export const lifeguard = {
  source: lifeguardPhoto,
  alt: 'A lifeguard in a red shirt and a straw hat, seen from behind, watches the pool from a white chair.',
};

export const poolPhotos = [
  {
    source: wholePool,
    name: 'The whole pool',
    alt: 'A rectangular backyard pool with wide steps and a handrail, edged with stone, beside a lawn and a tall hedge.',
  },
  {
    source: poolSideClose,
    name: 'By the steps',
    alt: 'Two kickboards and a pair of goggles lie by the pool steps, next to the handrail.',
  },
];
