import { lessonPlans } from '@/data/lesson-plans';
import { poolPhotos } from '@/data/photos';
import { site } from '@/data/site';
import { siteOrigin } from '@/lib/site-origin';

/**
 * What the school is and offers, for search engines. It says no more than the page: above all no
 * address, since the pool is a family's backyard.
 *
 * @see https://schema.org/SportsActivityLocation
 */
export function StructuredData() {
  const origin = siteOrigin();
  const school = {
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    name: site.name,
    description: site.description,
    url: origin,
    image: poolPhotos.map(({ source }) => origin + source.src),
    makesOffer: lessonPlans.map(({ name, dollars, price, level, ages, length }) => ({
      '@type': 'Offer',
      name,
      description: [level, ages, length, price].join(', '),
      price: dollars,
      priceCurrency: 'USD',
    })),
  };
  // The one thing that could end the element early is escaped; the text is the site's own.
  const json = JSON.stringify(school).replaceAll('<', '\\u003c');
  // Not as a child: React would write its quotes as `&quot;`, which inside a script nobody reads back.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
