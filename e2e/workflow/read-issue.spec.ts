import { expect, test } from '@playwright/test';
import { readSlotsIssue } from '@/lib/github/read-slots-issue';
import { newIssueUrl } from '@/lib/github/slots-issue';
import { addDays } from '@/lib/season/iso-date';
import { clockTime } from '@/lib/season/clock-time';
import { issueOf } from './webhook';

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

test('an issue is read as the link fills it in and as a phone may change it', () => {
  for (const action of ['take', 'free'] as const) {
    const filledIn = issueOf(newIssueUrl('owner/name', { ...asked, action }));
    expect(readSlotsIssue(filledIn.title, filledIn.body ?? '')).toEqual({
      kind: 'clear',
      issue: { ...asked, action },
    });
  }
  for (const body of [
    bodyOf(),
    bodyOf().trim().replaceAll('\n', '\r\n\r\n'),
    bodyOf().replaceAll(', ', ' ,').replaceAll('\n', '  \n'),
  ]) {
    expect(readSlotsIssue(title, body)).toEqual({ kind: 'clear', issue: asked });
  }
});

test('the link of the largest request fits into a URL', () => {
  const dates = Array.from({ length: 14 }, (_, index) => addDays('2025-07-15', index));
  const times = Array.from({ length: 48 }, (_, index) => clockTime(index * 30));
  const url = newIssueUrl('owner/name', { ...asked, dates, times });
  expect(url.length).toBeLessThan(2000);
  expect(url).toMatch(/^https:\/\/github\.com\/owner\/name\/issues\/new\?[\w%&=.*-]+$/);
  const { title: filledIn, body } = issueOf(url);
  expect(readSlotsIssue(filledIn, body ?? '')).toMatchObject({ kind: 'clear' });
});

test('an issue with any other title is ignored', () => {
  for (const other of ['', 'Take times off', ' Take times off (', 'take times off (K7Q2M)']) {
    expect(readSlotsIssue(other, bodyOf())).toEqual({ kind: 'other' });
  }
});

const shape = 'The text must have the lines';
const days = 'Write real days such as 2025-07-15';
const times = 'Write times such as 9:00 AM';
const reference = 'The reference must be';

test('anything but the link’s text is answered with one sentence', () => {
  const tooManyDays = Array.from({ length: 29 }, (_, index) => addDays('2025-07-01', index));
  for (const [body, sentence] of [
    ['', shape],
    ['Please take Tuesday off, thanks!', shape],
    [`${bodyOf()}Email: parent@example.com`, shape],
    [bodyOf() + bodyOf(), shape],
    ['Times: 9:00 AM\nDays: 2025-07-15\nReference: K7Q2M', shape],
    [bodyOf().replaceAll('\n', '\u2028'), shape],
    ['- Days: [2025-07-15]\n  Times: &a 9:00 AM\n  Reference: *a', shape],
    [bodyOf({ days: '2025-07-15, '.repeat(5500) }), 'The text is too long'],
    [bodyOf({ days: '<script>alert(1)</script>' }), days],
    [bodyOf({ days: '' }), days],
    [bodyOf({ days: '2025-02-30' }), days],
    [bodyOf({ days: '2025-07-15..2025-07-16' }), days],
    [bodyOf({ days: '2025-07-15, 2025-07-15' }), days],
    [bodyOf({ days: tooManyDays.join(', ') }), days],
    [bodyOf({ days: '__proto__, constructor' }), days],
    [bodyOf({ days: '\u202e2025-07-15\u202c' }), days],
    [bodyOf({ times: '9:00 AM$(id)' }), times],
    [bodyOf({ times: '${{ secrets.GITHUB_TOKEN }}' }), times],
    [bodyOf({ times: '9:00 AM, 9:00 AM' }), times],
    [bodyOf({ times: '09:00' }), times],
    [bodyOf({ reference: 'K7Q2N' }), reference],
    [bodyOf({ reference: '' }), reference],
  ] as const) {
    const problem = expect.stringMatching(new RegExp(`^${sentence}[\\w ,:-]*\\.$`));
    const read = readSlotsIssue(title, body);
    expect.soft(read, body.slice(0, 80)).toEqual({ kind: 'unclear', problem });
  }
  const read = readSlotsIssue('Take times off (K7Q0O)', bodyOf({ reference: 'K7Q0O' }));
  expect(read).toEqual({ kind: 'unclear', problem: expect.stringContaining(reference) });
});
