import { expect, test } from '@playwright/test';
import { readSlotsIssue } from '@/lib/github/read-slots-issue';
import { newIssueUrl } from '@/lib/github/slots-issue';
import { addDays } from '@/lib/season/iso-date';
import { clockTime } from '@/lib/season/clock-time';
import { issueFor, issueOf } from './webhook';

const title = 'Take times off (K7Q2M)';
const right = { days: '2025-07-15, 2025-07-16', times: '9:00 AM, 9:30 AM', reference: 'K7Q2M' };
const asked = {
  action: 'take',
  dates: ['2025-07-15', '2025-07-16'],
  times: ['9:00 AM', '9:30 AM'],
  reference: 'K7Q2M',
} as const;

function bodyOf(changed: Partial<typeof right> = {}): string {
  const { days, times, reference } = { ...right, ...changed };
  return `Days: ${days}\nTimes: ${times}\nReference: ${reference}\n`;
}

test('an issue is read as the link prefills it and as a phone may change it', () => {
  for (const action of ['take', 'free'] as const) {
    const filledIn = issueFor({ ...asked, action });
    expect(readSlotsIssue(filledIn.title, filledIn.body ?? '')).toEqual({ ...asked, action });
  }
  for (const body of [
    bodyOf(),
    bodyOf().trim().replaceAll('\n', '\r\n\r\n'),
    bodyOf().replaceAll(', ', ' ,').replaceAll('\n', '  \n'),
  ]) {
    expect(readSlotsIssue(title, body)).toEqual(asked);
  }
});

test('the link of the largest request fits into a URL', () => {
  const dates = Array.from({ length: 14 }, (_, index) => addDays('2025-07-15', index));
  const times = Array.from({ length: 48 }, (_, index) => clockTime(index * 30));
  const url = newIssueUrl('owner/name', { ...asked, dates, times });
  expect(url.length).toBeLessThan(2000);
  expect(url).toMatch(/^https:\/\/github\.com\/owner\/name\/issues\/new\?[\w%&=.*-]+$/);
  const { title: filledIn, body } = issueOf(url);
  expect(readSlotsIssue(filledIn, body ?? '')).toEqual({ ...asked, dates, times });
});

test('anything but the link’s text is rejected', () => {
  for (const body of [
    '',
    'Please take Tuesday off, thanks!',
    `${bodyOf()}Email: parent@example.com`,
    bodyOf() + bodyOf(),
    'Times: 9:00 AM\nDays: 2025-07-15\nReference: K7Q2M',
    bodyOf().replaceAll('\n', '\u2028'),
    bodyOf({ days: '' }),
    bodyOf({ days: '2025-02-30' }),
    bodyOf({ days: '2025-07-15..2025-07-16' }),
    bodyOf({ days: '\u202e2025-07-15\u202c' }),
    bodyOf({ times: '9:00 AM$(id)' }),
    bodyOf({ times: '${{ secrets.GITHUB_TOKEN }}' }),
    bodyOf({ times: '09:00' }),
    bodyOf({ reference: 'K7Q0O' }),
    bodyOf({ reference: '' }),
  ]) {
    expect.soft(() => readSlotsIssue(title, body), body).toThrow('Write it as the link did');
  }
  expect(() => readSlotsIssue('Spelling error', bodyOf())).toThrow('Write it as the link did');
});
