import type { MetadataRoute } from 'next';
import { dayPath } from '@/lib/page/paths';
import { datesWithOpenTimes } from '@/lib/season/season';
import { siteOrigin } from '@/lib/settings/site-origin';

export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteOrigin();
  if (!origin) return [];
  return [
    { url: origin },
    { url: `${origin}/ask` },
    ...datesWithOpenTimes.map((date) => ({ url: `${origin}${dayPath(date)}` })),
  ];
}
