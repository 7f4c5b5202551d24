import type { SportsActivityLocation, WithContext } from 'schema-dts';
import { lessonPlans } from '@/data/lesson-plans';
import { poolPhotos } from '@/data/photos';
import { site, siteName } from '@/data/site';
import { siteOrigin } from '@/lib/site-origin';

/** The school as JSON-LD. It has no address, because the pool is at a family's home. */
export function StructuredData() {
  const origin = siteOrigin();
  const school: WithContext<SportsActivityLocation> = {
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    name: siteName,
    description: site.description,
    ...(origin && { url: origin, image: poolPhotos.map(({ source }) => origin + source.src) }),
    makesOffer: lessonPlans.map(({ name, dollars, price, level, ages, length }) => ({
      '@type': 'Offer',
      name,
      description: [level, ages, length, price].join(', '),
      price: dollars,
      priceCurrency: 'USD',
    })),
  };
  // An unescaped `<` could end the script element.
  const json = JSON.stringify(school).replaceAll('<', '\\u003c');
  // React escapes quotes in a text child: https://nextjs.org/docs/app/guides/json-ld
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
