import type { ReactNode } from 'react';
import { AboutMe } from '@/components/about-me/about-me';
import { CalendarSection } from '@/components/calendar/calendar-section';
import { Footer } from '@/components/page/footer';
import { NavigationBar } from '@/components/navigation-bar/navigation-bar';
import { SwimLessons } from '@/components/swim-lessons/swim-lessons';
import { SectionLink } from '@/components/ui/section-link';
import { Wave } from '@/components/ui/wave';
import { ThePool } from '@/components/the-pool/the-pool';
import { welcome } from '@/data/site';
import type { CalendarSeason } from '@/lib/calendar/open-slots';
import { minutesOf } from '@/lib/season/clock-time';
import { firstDay, lastDay, openTimesOf, seasonDates, slotsOf } from '@/lib/season/season';
import styles from './home.module.css';

const season: CalendarSeason = {
  firstDay,
  lastDay,
  openTimes: seasonDates.map((date) =>
    slotsOf(date).length > 0 ? openTimesOf(date).flatMap((time) => minutesOf(time) ?? []) : null,
  ),
};

export function Home({ notice }: { notice: ReactNode }) {
  return (
    <div className={styles.home}>
      <NavigationBar />
      <main id="main">
        {notice}
        <AboutMe />
        <Wave into="ground" />
        <ThePool />
        <SwimLessons />
        <Wave into="water" />
        <CalendarSection season={season} />
      </main>
      <Footer calendarLink={<SectionLink section="calendar">{welcome.callToAction}</SectionLink>} />
    </div>
  );
}
