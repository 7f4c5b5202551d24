import { expect, test as base } from '@playwright/test';

/** In Cairo, a day in April starts at 1:00 AM. */
const timeZones = ['UTC', 'Africa/Cairo', 'Pacific/Honolulu', 'Pacific/Kiritimati'];

/** Adds a test for each time zone of the process. */
export function test(title: string, body: () => void): void {
  for (const timeZone of timeZones) {
    base(`${title} (${timeZone})`, () => {
      process.env.TZ = timeZone;
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      body();
    });
  }
}

export { expect };
