import { calendar, openCalendar } from '../support/calendar';
import { builtFiles } from '../support/chunks';
import { answerPath, askPath, lessonPath } from '../support/links';
import { expect, test } from '../support/test';
import { setClock } from '../support/visitors-clock';

test('a browser without the methods of ES2023 and ES2024 shows the calendar, and sends a request', async ({
  page,
  parent,
}) => {
  await page.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [Array, ['fromAsync']],
      [
        Array.prototype,
        ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
      ],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URL, ['canParse', 'parse']],
    ];
    for (const [owner, names] of newer)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await setClock(page, '2025-07-10T12:00');
  await openCalendar(page, '/');
  await calendar(page).next.click();
  await expect(calendar(page).grid('August 2025')).toBeVisible();

  await page.goto(answerPath({ email: 'parent@example.com' }));
  await expect(page.getByText('Yes, that works', { exact: true })).toBeVisible();
  await page.goto(lessonPath());
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await page.goto(askPath({ date: '2025-07-15', times: [] }));
  await expect(page.getByLabel('Your question')).toHaveValue(/^Please tell me if a time opens/);
  await page.goto('/instructor');
  await expect(page.getByText('Press a day to close or open its times.')).toBeVisible();
  await parent.fillIn();
  await parent.submitAndExpectReceipt();
});

test('no script has syntax that ends a whole file in Safari 16.3', () => {
  for (const { name, text } of builtFiles('.js')) {
    expect.soft(text, name).not.toMatch(/\(\?<[=!]/);
  }
});
