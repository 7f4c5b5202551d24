import type { Metadata } from 'next';
import { LessonForm } from '@/components/booking/lesson-form';
import { DateInWords } from '@/components/day/date-in-words';
import { AskAnyway, DayNotice } from '@/components/day/day-notice';
import { NeighboringDays } from '@/components/day/neighboring-days';
import { UnlessUpcoming } from '@/components/day/unless-upcoming';
import { AskLink } from '@/components/page/ask-link';
import { PageMain } from '@/components/page/page-frame';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { dayPath } from '@/lib/page/paths';
import { noOpenTimesSentence, noSlotsSentence, passedDaySentence } from '@/lib/request/sentences';
import { otherDaysOf } from '@/lib/season/other-days';
import { openTimesOf, season, seasonDates, slotsOf, dayDescription } from '@/lib/season/season';
import { canonical } from '@/lib/settings/site-origin';

/** In seconds, above `responseMs` (`relay.ts`). */
export const maxDuration = 30;

/** No other path is rendered (`pathsWithoutDay` in `next.config.mjs`). */
export function generateStaticParams() {
  return seasonDates.map((date) => ({ date }));
}

export async function generateMetadata({
  params,
}: PageProps<'/timeslots/[date]'>): Promise<Metadata> {
  const { date } = await params;
  return {
    title: `Time Slots for ${date}`,
    description: dayDescription(date),
    ...(openTimesOf(date).length === 0 && { robots: { index: false } }),
    ...canonical(dayPath(date)),
  };
}

export default async function DayPage({ params }: PageProps<'/timeslots/[date]'>) {
  const { date } = await params;
  const slots = slotsOf(date);
  return (
    <PageMain
      title={`Time Slots for ${date}`}
      below={
        <>
          <p>
            <DateInWords date={date} />
          </p>
          <NeighboringDays date={date} />
        </>
      }
      isEmpty={slots.length === 0}
    >
      {slots.length === 0 ? (
        <DayNotice after={date}>
          <span className="day-passed">{passedDaySentence} </span>
          {noSlotsSentence}
        </DayNotice>
      ) : (
        <>
          <UnlessUpcoming date={date}>
            <DayNotice after={date} className="day-passed">
              {passedDaySentence}
            </DayNotice>
            <AskAnyway />
          </UnlessUpcoming>
          {openTimesOf(date).length === 0 && (
            <DayNotice after={date} className="day-to-come">
              {noOpenTimesSentence}
            </DayNotice>
          )}
          <ErrorBoundary sentence="The form stopped working." otherWays={<AskLink />}>
            <LessonForm date={date} slots={slots} otherDays={otherDaysOf(date, season)} />
          </ErrorBoundary>
        </>
      )}
    </PageMain>
  );
}
