import { messageSentSentence } from '@/lib/request/sentences';
import { bookingForm } from '../support/booking-form';
import { dayPath, postForm, requestOf } from '../support/posted-form';
import { pressKeys } from '../support/press';
import { calendarAfter } from '../support/read-calendar-file';
import { addToCalendar } from '../support/receipt';
import { expect } from '../support/test';
import { closeCommand, test } from './deployments';
// The worker of another spec file could make the later build at the same time.
import './build-settings';
import './later-season';
import './outdated-forms';

test('the command that the answer page sends closes the times', async ({
  page,
  deploy,
  inbox,
  parentEmail: email,
}) => {
  const origin = await deploy('tested');
  const otherDates = ['2025-07-22', '2025-07-29', '2025-08-05'];
  const request = { ...requestOf(email, otherDates), times: ['9:30 AM', '11:00 AM'] };
  expect(await postForm(origin + dayPath, request)).toMatchObject({ location: '/' });
  await page.goto(`${inbox.origin}?containing=${email}`);
  await page.getByRole('link').click();
  const open = page.getByRole('checkbox', { checked: true, description: 'open' });
  await expect(open).toHaveCount(4);
  const link = page.getByRole('link', { name: 'Close these times' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.searchParams.get('body')).toContain(`\n${closeCommand}\n`);

  // The later build ran this command.
  await deploy('later');
  await page.reload();
  const closed = page.getByRole('checkbox', { checked: false, description: 'closed' });
  await expect(closed).toHaveCount(4);
});

test('a request of which a time was closed meanwhile becomes a lesson that the family can cancel', async ({
  page,
  deploy,
  parent,
}) => {
  const origin = await deploy('tested');
  await page.clock.setFixedTime('2025-07-10T12:00:00Z');
  const form = bookingForm(page);
  await page.goto(`${origin}/timeslots/2025-07-21`);
  await pressKeys(form.slot('9:30 AM'));
  await pressKeys(form.slot('10:00 AM'));
  await pressKeys(form.moreDays);
  await pressKeys(form.dayCheckbox('Tue, Jul 22'));
  await form.email.fill(parent.email);
  await pressKeys(form.submit);
  await parent.expectSent();
  const tentative = await addToCalendar(page, pressKeys);

  await deploy('later');
  await page.goto(`${parent.inbox.origin}?containing=${parent.email}`);
  await pressKeys(page.getByRole('link'));
  const mixed = page.getByRole('group', { name: 'Tue, Jul 22' });
  await expect(mixed.getByRole('checkbox', { checked: false })).toHaveAccessibleName('9:30 AM');
  await pressKeys(mixed.getByRole('checkbox', { checked: true }));
  await pressKeys(page.getByText('Yes, that works', { exact: true }));
  const yes = await page.getByText(/^Hi! Yes, that works:/).innerText();
  expect(yes).toContain('Monday, July 21, 9:30 – 10:30 AM\n\nI can’t make:\nTuesday, July 22,');

  const reference = /(?<=Reference: ).*/.exec(await parent.message())?.[0] ?? '';
  const sentToServer: string[] = [];
  page.on('request', (request) => {
    const [url, body] = [request.url().split('#')[0], request.postData()];
    sentToServer.push(JSON.stringify([url, request.headers(), body]));
  });
  await page.goto(yes.split('\n').at(-1) ?? '');
  await expect(page.getByText('9:30 – 10:30 AM', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Not confirmed: Tuesday, July 22,/)).toBeVisible();
  const confirmed = await addToCalendar(page, pressKeys);
  const files = [tentative, confirmed].map(({ bytes }) => bytes.toString('utf8'));
  expect(calendarAfter(...files)).toMatchObject([
    { start: '2025-07-21T13:30:00Z', end: '2025-07-21T14:00:00Z', status: 'CONFIRMED' },
    { start: '2025-07-21T14:00:00Z', end: '2025-07-21T14:30:00Z', status: 'CONFIRMED' },
  ]);

  await pressKeys(page.getByRole('link', { name: 'I can’t come on Monday, July 21, 2025' }));
  const line = `I can’t come on Monday, July 21 (${reference}): 9:30 – 10:30 AM.`;
  await expect(form.additionalInfo).toHaveValue(`${line}\n`);
  expect(sentToServer.join()).not.toContain(reference);
  await form.email.fill(parent.email);
  await pressKeys(form.submit);
  await expect(page.getByText(messageSentSentence).filter({ visible: true })).toBeVisible();
  const [message] = await parent.inbox.messages(line);
  expect(Object(message?.body.template_params).message).toMatch(`Question: ${line}\n`);
});
