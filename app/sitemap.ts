import type { MetadataRoute } from 'next';
import { seasonDates } from '@/lib/season/season';
import { siteOrigin } from '@/lib/site-origin';

export default function sitemap(): MetadataRoute.Sitemap {
  const days = seasonDates.map((date) => ({ url: `${siteOrigin()}/timeslots/${date}` }));
  return [{ url: siteOrigin() }, ...days];
}
