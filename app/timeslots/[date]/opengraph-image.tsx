import { pictureSize, sharingPicture } from '@/components/sharing/sharing-picture';
import { site } from '@/data/site';
import { dateInWords } from '@/lib/season/iso-date';
import { openTimesOf, seasonDates } from '@/lib/season/season';

export const size = pictureSize;
export const contentType = 'image/png';
export const alt = `The day’s date, and whether it has lesson times, under the name ${site.name}`;

/** Only the season's days have a picture; it is made with the page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return seasonDates.map((date) => ({ date }));
}

/** The picture that goes with a link to one day. */
export default async function OpenGraphImage({ params }: PageProps<'/timeslots/[date]'>) {
  const { date } = await params;
  const open = openTimesOf(date).length;
  return sharingPicture({
    title: dateInWords(date),
    size: 84,
    line: open > 0 ? 'Pick a time for a swim lesson' : 'No time slots available for this day.',
  });
}
