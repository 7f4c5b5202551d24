import type { MetadataRoute } from 'next';
import { brandColors, site } from '@/data/site';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: 'Swim School',
    description: site.description,
    start_url: '/',
    // Not an app: without a network nothing can be sent.
    display: 'browser',
    background_color: brandColors.ground,
    theme_color: brandColors.ground,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        // Android cuts it to its own shape.
        purpose: 'maskable' as const,
      })),
    ],
  };
}
