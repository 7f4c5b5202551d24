import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/page-frame';
import actionStyles from '@/components/ui/action.module.css';
import { Photo } from '@/components/ui/photo';
import styles from '@/components/page/page-frame.module.css';
import { AskLink } from '@/components/ui/ask-link';
import { CalendarLink } from '@/components/ui/calendar-link';
import { poolPhotos } from '@/data/photos';
import { planCallToAction } from '@/data/site';

const [photo] = poolPhotos;

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PageFrame title="Page not found">
      {photo && <Photo {...photo} sizes="34rem" className={styles.photo} />}
      <p>Check the address for a typo, or choose a day from the calendar.</p>
      <CalendarLink>{planCallToAction}</CalendarLink>
      <AskLink className={actionStyles.quiet} />
    </PageFrame>
  );
}
