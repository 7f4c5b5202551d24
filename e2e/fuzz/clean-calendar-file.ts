import { isUtf8 } from 'node:buffer';
import { broken, isClean } from './clean-message';

const ofCalendar = ['BEGIN:VCALENDAR', 'VERSION:', 'PRODID:', 'METHOD:'];
const ofEvent = [
  ...['BEGIN:VEVENT', 'UID:', 'DTSTAMP:', 'DTSTART:', 'DTEND:'],
  ...['SUMMARY:', 'DESCRIPTION:', 'STATUS:', 'END:VEVENT'],
];

/** The rules that the bytes of a calendar file with this many events break. */
export function flawsOfCalendarFile(bytes: Buffer, events: number): string[] {
  const raw = bytes.toString('latin1');
  const pieces = raw.split('\r\n').slice(0, -1);
  const lines = bytes.toString('utf8').replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  const expected = [...ofCalendar, ...Array(events).fill(ofEvent).flat(), 'END:VCALENDAR'];
  return broken({
    'every line ends in CRLF': raw.endsWith('\r\n') && !/[\r\n]/.test(pieces.join('')),
    'no line is longer than 75 octets': pieces.every((piece) => piece.length <= 75),
    'no character is cut in two': pieces.every((piece) => isUtf8(Buffer.from(piece, 'latin1'))),
    'every line is one of the format’s, in order':
      lines.length === expected.length &&
      lines.every((line, at) => line.startsWith(expected[at] ?? '')),
    'the file is clean': lines.every(isClean),
  });
}
