import { expect, test } from '@playwright/test';
import { readSlotsIssue } from '@/lib/github/read-slots-issue';
import { newIssueUrl } from '@/lib/github/slots-issue';
import { addDays } from '@/lib/season/iso-date';
import { clockTime } from '@/lib/season/clock-time';
import { prefilledIssue, issueFromUrl } from './webhook';

const title = 'Take times off (K7Q2M)';
const text = 'Days: 2025-07-15, 2025-07-16\nTimes: 9:00 AM, 9:30 AM\nReference: K7Q2M\n';
const requested = {
  action: 'take',
  dates: ['2025-07-15', '2025-07-16'],
  times: ['9:00 AM', '9:30 AM'],
  reference: 'K7Q2M',
} as const;

test('an issue is read as the link prefills it and as a phone may change it', () => {
  for (const action of ['take', 'free'] as const) {
    expect(readSlotsIssue(prefilledIssue({ ...requested, action }))).toEqual({
      ...requested,
      action,
    });
  }
  for (const body of [
    text,
    `Submit this issue as it is. An older link says this.\n${text}`,
    text.trim().replaceAll('\n', '\r\n\r\n'),
    text.replaceAll(', ', ' ,').replaceAll('\n', '  \n'),
  ]) {
    expect(readSlotsIssue({ title, body })).toEqual(requested);
  }
});

test('the link of the largest request fits into a URL', () => {
  const dates = Array.from({ length: 14 }, (_, index) => addDays('2025-07-15', index));
  const times = Array.from({ length: 48 }, (_, index) => clockTime(index * 30));
  const url = newIssueUrl('owner/name', { ...requested, dates, times });
  expect(url.length).toBeLessThan(2000);
  expect(url).toMatch(/^https:\/\/github\.com\/owner\/name\/issues\/new\?[\w%&=.*-]+$/);
  expect(readSlotsIssue(issueFromUrl(url))).toEqual({ ...requested, dates, times });
});

test('anything but the link’s text is rejected', () => {
  for (const body of [
    null,
    'Please take Tuesday off, thanks!',
    `${text}Email: parent@example.com`,
    text + text,
    'Times: 9:00 AM\nDays: 2025-07-15\nReference: K7Q2M',
    text.replaceAll('\n', '\u2028'),
    text.replace('2025-07-15, 2025-07-16', ''),
    text.replace('2025-07-15', '2025-02-30'),
    text.replace(', 2025', '..2025'),
    text.replace('2025-07-15', '\u202e2025-07-15\u202c'),
    text.replace('9:00 AM', '9:00 AM$(id)'),
    text.replace('9:00 AM', '${{ secrets.GITHUB_TOKEN }}'),
    text.replace('9:00 AM', '09:00'),
    text.replace('K7Q2M', 'K7Q0O'),
    text.replace('K7Q2M', ''),
  ]) {
    expect
      .soft(() => readSlotsIssue({ title, body }), `${body}`)
      .toThrow('Write it as the link did');
  }
  const other = { title: 'Spelling error', body: text };
  expect(() => readSlotsIssue(other)).toThrow('Write it as the link did');
});
