import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/page-frame';
import actionStyles from '@/components/ui/action.module.css';
import { AskLink } from '@/components/ui/ask-link';
import { CalendarLink } from '@/components/ui/calendar-link';
import { Photo } from '@/components/ui/photo';
import { poolPhotos } from '@/data/photos';
import { planCallToAction } from '@/data/site';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PageFrame title="Page not found">
      <p>Check the address for a typo.</p>
      <div className="in-season">
        <CalendarLink>{planCallToAction}</CalendarLink>
      </div>
      <AskLink className={actionStyles.quiet} />
      {poolPhotos.slice(0, 1).map(({ source, alt }) => (
        <Photo key={source.src} source={source} alt={alt} sizes="(min-width: 36rem) 34rem, 100vw" />
      ))}
    </PageFrame>
  );
}
