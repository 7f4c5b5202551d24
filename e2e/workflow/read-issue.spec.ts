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

test('an issue is read as the link filled it in, and as a phone may leave it', () => {
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

test('the largest request fits into the address of an issue, and is read', () => {
  const dates = Array.from({ length: 14 }, (_, index) => addDays('2025-07-15', index));
  const times = Array.from({ length: 48 }, (_, index) => clockTime(index * 30));
  const url = newIssueUrl('owner/name', { ...asked, dates, times });
  expect(url.length).toBeLessThan(2000);
  expect(url).toMatch(/^https:\/\/github\.com\/owner\/name\/issues\/new\?[\w%&=.*-]+$/);
  const { title: filledIn, body } = issueOf(url);
  expect(readSlotsIssue(filledIn, body ?? '')).toMatchObject({ kind: 'clear' });
});

test('only the two titles are about slots', () => {
  for (const other of ['', 'Take times off', ' Take times off (', 'take times off (K7Q2M)']) {
    expect(readSlotsIssue(other, bodyOf())).toEqual({ kind: 'other' });
  }
});

const shape = 'The text must have the lines';
const days = 'Write real days such as 2025-07-15';
const times = 'Write times such as 9:00 AM';
const reference = 'The reference must be';

for (const [what, body, sentence] of [
  ['nothing', '', shape],
  ['prose', 'Please take Tuesday off, thanks!', shape],
  ['a line too many', `${bodyOf()}Email: parent@example.com`, shape],
  ['a line twice', bodyOf() + bodyOf(), shape],
  ['lines in another order', 'Times: 9:00 AM\nDays: 2025-07-15\nReference: K7Q2M', shape],
  ['another line separator', bodyOf().replaceAll('\n', '\u2028'), shape],
  ['64 KB', bodyOf({ days: '2025-07-15, '.repeat(5500) }), 'The text is too long'],
  ['YAML', '- Days: [2025-07-15]\n  Times: &a 9:00 AM\n  Reference: *a', shape],
  ['a script', bodyOf({ days: '<script>alert(1)</script>' }), days],
  ['no day', bodyOf({ days: '' }), days],
  ['a day that does not exist', bodyOf({ days: '2025-02-30' }), days],
  ['another spelling of a day', bodyOf({ days: '7/15/2025' }), days],
  ['a range of days', bodyOf({ days: '2025-07-15..2025-07-16' }), days],
  ['a day twice', bodyOf({ days: '2025-07-15, 2025-07-15' }), days],
  ['a comma at the end', bodyOf({ days: '2025-07-15,' }), days],
  [
    'more than four weeks',
    bodyOf({ days: Array.from({ length: 29 }, (_, i) => addDays('2025-07-01', i)).join(', ') }),
    days,
  ],
  ['a prototype', bodyOf({ days: '__proto__, constructor' }), days],
  ['bidirectional marks', bodyOf({ days: '\u202e2025-07-15\u202c' }), days],
  ['backticks', bodyOf({ times: '`id`' }), times],
  ['a command', bodyOf({ times: '9:00 AM$(id)' }), times],
  ['an expression', bodyOf({ times: '${{ secrets.GITHUB_TOKEN }}' }), times],
  ['a time twice', bodyOf({ times: '9:00 AM, 9:00 AM' }), times],
  ['another spelling of a time', bodyOf({ times: '09:00' }), times],
  ['a narrow space in a time', bodyOf({ times: '9:00\u202fAM' }), times],
  ['another reference than the title', bodyOf({ reference: 'K7Q2N' }), reference],
  ['no reference', bodyOf({ reference: '' }), reference],
] as const) {
  test(`${what} in place of what the link fills in gets one sentence`, () => {
    const problem = expect.stringMatching(new RegExp(`^${sentence}[\\w ,:-]*\\.$`));
    expect(readSlotsIssue(title, body)).toEqual({ kind: 'unclear', problem });
  });
}

test('a reference has the form’s own letters', () => {
  const read = readSlotsIssue('Take times off (K7Q0O)', bodyOf({ reference: 'K7Q0O' }));
  expect(read).toEqual({ kind: 'unclear', problem: expect.stringContaining(reference) });
});
