import type { ReactNode } from 'react';
import { AboutMe } from '@/components/about-me/about-me';
import { CalendarSection } from '@/components/calendar/calendar-section';
import { ReceiptNotice } from '@/components/outcome/receipt-notice';
import { Footer } from '@/components/page/footer';
import { NavigationBar } from '@/components/navigation-bar/navigation-bar';
import { SwimLessons } from '@/components/swim-lessons/swim-lessons';
import { SectionLink } from '@/components/ui/section-link';
import { Wave } from '@/components/ui/wave';
import { ThePool } from '@/components/the-pool/the-pool';
import { welcome } from '@/data/site';
import { calendarSeason } from '@/lib/calendar/calendar-season';
import styles from './home.module.css';

/** @param confirmation of a request that was posted without a script */
export function Home({ confirmation }: { confirmation?: ReactNode }) {
  return (
    <div className={styles.home}>
      <NavigationBar />
      <main id="main" className={styles.main}>
        {confirmation}
        <ReceiptNotice />
        <AboutMe />
        <Wave into="ground" />
        <ThePool />
        <SwimLessons />
        <Wave into="water" />
        <CalendarSection season={calendarSeason} />
      </main>
      <Footer calendarLink={<SectionLink section="calendar">{welcome.callToAction}</SectionLink>} />
    </div>
  );
}
