import type { ReactNode } from 'react';
import { AboutMe } from '@/components/about-me/about-me';
import { CalendarSection } from '@/components/calendar/calendar-section';
import { Footer } from '@/components/footer/footer';
import { NavigationBar } from '@/components/navigation-bar/navigation-bar';
import { SwimLessons } from '@/components/swim-lessons/swim-lessons';
import { Wave } from '@/components/ui/wave';
import { ThePool } from '@/components/the-pool/the-pool';

/** The home page: a place for news on top, four sections, and the calendar's current view inside the last. */
export function Home({ notice, calendar }: { notice: ReactNode; calendar: ReactNode }) {
  return (
    <>
      <NavigationBar />
      <main id="main">
        {notice}
        <AboutMe />
        <Wave into="ground" />
        <ThePool />
        <Wave into="water" />
        <SwimLessons />
        <Wave into="ground" />
        <CalendarSection>{calendar}</CalendarSection>
      </main>
      <Wave into="deep" />
      <Footer />
    </>
  );
}
