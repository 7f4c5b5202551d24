function inWords(options: Intl.DateTimeFormatOptions): (date: string) => string {
  // Made at its first use: a phone takes milliseconds for each.
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    return format.format(Date.parse(`${date}T00:00:00Z`));
  };
}

/** Such as `Tuesday`. */
export const weekdayInWords = inWords({ weekday: 'long' });

/** Such as `Tuesday, July 15, 2025`. */
export const dateInWords = inWords({ dateStyle: 'full' });

/** Such as `Tuesday, July 15`. */
export const dayInWords = inWords({ weekday: 'long', month: 'long', day: 'numeric' });

/** Such as `Tue, Jul 15`. */
export const shortDate = inWords({ weekday: 'short', month: 'short', day: 'numeric' });
