import type { MetadataRoute } from 'next';
import { datesWithOpenTimes } from '@/lib/season/season';
import { siteOrigin } from '@/lib/site-origin';

/** The home page, the form for questions and every day with open times; empty where the site's origin is unknown. */
export default function sitemap(): MetadataRoute.Sitemap {
  const origin = siteOrigin();
  if (!origin) return [];
  return [
    { url: origin },
    { url: `${origin}/ask` },
    ...datesWithOpenTimes.map((date) => ({ url: `${origin}/timeslots/${date}` })),
  ];
}
