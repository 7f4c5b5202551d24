import { test as base, expect } from '@playwright/test';

/** Minutes behind UTC, as `getTimezoneOffset` gives them. */
const offsets: Record<string, number> = {
  UTC: 0,
  'Pacific/Honolulu': 600,
  'Pacific/Kiritimati': -840,
};

/** A test whose whole process runs in its project's time zone, and which has seen that it does. */
export const test = base.extend<object, { timeZone: void }>({
  timeZone: [
    async ({}, provide, { project }) => {
      const { timeZone } = project.metadata;
      process.env.TZ = timeZone;
      expect(new Date(2025, 6, 15).getTimezoneOffset()).toBe(offsets[timeZone]);
      await provide();
    },
    { auto: true, scope: 'worker' },
  ],
});

export { expect };
