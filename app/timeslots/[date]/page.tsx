import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LessonForm } from '@/components/booking/lesson-form';
import { DateInWords } from '@/components/day/date-in-words';
import { DayRemark } from '@/components/day/day-remark';
import { DayWithoutSlots } from '@/components/day/day-without-slots';
import { NeighboringDays } from '@/components/day/neighboring-days';
import { AskLink } from '@/components/page/ask-link';
import { PageMain } from '@/components/page/page-frame';
import { Part } from '@/components/ui/error-boundary';
import { dayPath } from '@/lib/paths';
import { dayDescription } from '@/lib/season/day-description';
import { otherDaysOf } from '@/lib/season/other-days';
import { countOpenSlots, isInSeason, season, seasonDates, slotsOf } from '@/lib/season/season';
import { canonical } from '@/lib/site-origin';

/** Other dates get the 404 page. */
export const dynamicParams = false;

/** In seconds, above the action's own deadline. */
export const maxDuration = 30;

export function generateStaticParams() {
  return seasonDates.map((date) => ({ date }));
}

/** Next renders POST requests for any path, even with `dynamicParams = false`. */
async function dateIn({ params }: PageProps<'/timeslots/[date]'>): Promise<string> {
  const { date } = await params;
  if (!isInSeason(date)) notFound();
  return date;
}

export async function generateMetadata(props: PageProps<'/timeslots/[date]'>): Promise<Metadata> {
  const date = await dateIn(props);
  return {
    title: `Time Slots for ${date}`,
    description: dayDescription(date),
    ...(!countOpenSlots(date) && { robots: { index: false } }),
    ...canonical(dayPath(date)),
  };
}

export default async function DayPage(props: PageProps<'/timeslots/[date]'>) {
  const date = await dateIn(props);
  const slots = slotsOf(date);
  return (
    <PageMain
      title={`Time Slots for ${date}`}
      below={
        <>
          <p>
            <DateInWords date={date} />
          </p>
          <DayRemark openCount={countOpenSlots(date)} />
          <NeighboringDays date={date} />
        </>
      }
    >
      {slots.length === 0 ? (
        <DayWithoutSlots date={date} />
      ) : (
        <Part sentence="The form stopped working." otherWays={<AskLink />}>
          <LessonForm date={date} slots={slots} otherDays={otherDaysOf(date, season)} />
        </Part>
      )}
    </PageMain>
  );
}
