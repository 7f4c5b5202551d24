import type { MetadataRoute } from 'next';
import { brandColors, site } from '@/data/site';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: 'Swim School',
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: brandColors.ground,
    theme_color: brandColors.ground,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
