function formatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  // Created on first use because each one takes a phone milliseconds.
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(Date.parse(`${date}T00:00:00Z`));
  };
}

/** `Tuesday`. */
export const weekdayInWords = formatter({ weekday: 'long' });

/** `Tuesday, July 15, 2025`. */
export const dateInWords = formatter({ dateStyle: 'full' });

/** `Tuesday, July 15`. */
export const dayInWords = formatter({ weekday: 'long', month: 'long', day: 'numeric' });

/** `Tue, Jul 15`. */
export const shortDate = formatter({ weekday: 'short', month: 'short', day: 'numeric' });
