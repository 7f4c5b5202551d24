/** A link to an iCalendar file. Phones open a data URL in their calendar, without a request. */
export function CalendarLink({
  file,
  reference,
  className,
  children,
}: {
  file: string;
  reference: string;
  className: string | undefined;
  children: string;
}) {
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`swim-lesson-${reference}.ics`}
      className={className}
    >
      {children}
    </a>
  );
}
