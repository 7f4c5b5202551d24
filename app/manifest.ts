import type { MetadataRoute } from 'next';
import { shortName, site, siteName } from '@/data/site';
import { brandColors } from './brand-colors';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: siteName,
    short_name: shortName,
    description: site.description,
    // Without a `start_url`, a page that is added to a home screen opens itself. The site needs a network, so it is not an app.
    display: 'browser',
    background_color: brandColors.ground,
    theme_color: brandColors.ground,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable',
    })),
  };
}
