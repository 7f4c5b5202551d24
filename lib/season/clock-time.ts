/**
 * Minutes after midnight of a time written as `9:00 AM`; `undefined` for anything else, such as
 * `25:00 PM`, `09:00 AM` or `9:00am`, so that each time has one spelling.
 */
export function minutesOf(time: string): number | undefined {
  const match = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(time);
  if (!match) return undefined;
  const [, hour, minute, half] = match;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}
