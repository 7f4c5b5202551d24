/**
 * Now, by the clock and in the time zone of this device.
 * @returns {{ readonly date: string, readonly minutes: number }} an ISO date, and minutes after its midnight
 */
export function localNow() {
  const now = new Date();
  const localTime = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return {
    date: localTime.toISOString().slice(0, 10),
    minutes: now.getHours() * 60 + now.getMinutes(),
  };
}
