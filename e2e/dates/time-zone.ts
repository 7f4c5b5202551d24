import { test as base, expect } from '@playwright/test';

/** A test whose process runs in its project's time zone. */
export const test = base.extend<object, { timeZone: void }>({
  timeZone: [
    async ({}, provide, { project }) => {
      const { timeZone } = project.metadata;
      process.env.TZ = timeZone;
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
      await provide();
    },
    { auto: true, scope: 'worker' },
  ],
});

export { expect };
