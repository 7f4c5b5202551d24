import { AboutMe } from '@/components/about-me/about-me';
import { DeletePostedDraft } from '@/components/booking/delete-posted-draft';
import { CalendarSection } from '@/components/calendar/calendar-section';
import { MissedFailures } from '@/components/outcome/missed-failures';
import { PostedNotices } from '@/components/outcome/posted-notices';
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

export function Home() {
  return (
    <div className={styles.home}>
      <NavigationBar />
      <main id="main" className={styles.main}>
        <PostedNotices />
        <DeletePostedDraft />
        <MissedFailures />
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
