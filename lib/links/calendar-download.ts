/** The attributes of a link to a calendar file. Phones open a data URL in their calendar, without a request. */
export function calendarDownload(file: string, reference: string) {
  return {
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
    download: `swim-lesson-${reference}.ics`,
  };
}
