import type { Day } from '../../../common/billing/schedule.ts';

/** A calendar as apps read it: its name, and events that last a day each. */
export interface Calendar {
  name: string;
  /** The address of the page that shows the same. */
  url: string;
  events: readonly CalendarEvent[];
}

export interface CalendarEvent {
  /** Tells it from every other event of every calendar, for ever. */
  uid: string;
  on: Day;
  summary: string;
  description: string;
  category: string;
  /** The address of a page about it. */
  url: string;
  changedAt: Date;
  /** When apps remind of it: hours from the beginning of its day, where the reader is; below 0 before it. */
  alarms: readonly number[];
}

/** How often apps should look for changes, as ISO 8601 writes durations. */
const refreshed = 'PT6H';

/** The calendar as iCalendar (RFC 5545). The text is the same as long as the calendar is. */
export const iCalendarOf = ({ name, url, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stackling//Payments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `URL:${url}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshed}`,
    `X-PUBLISHED-TTL:${refreshed}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

const linesOf = ({ uid, on, summary, description, category, url, changedAt, alarms }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${digitsOf(changedAt.toISOString().slice(0, 19))}Z`,
  // Without an end, an event of a date lasts that day.
  `DTSTART;VALUE=DATE:${digitsOf(on)}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  `CATEGORIES:${escaped(category)}`,
  `URL:${url}`,
  // Whoever pays is not busy all day.
  'TRANSP:TRANSPARENT',
  ...alarms.flatMap((hours) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${durationOf(hours)}`,
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
  ]),
  'END:VEVENT',
];

/** Hours as a duration: `-P2DT15H`. Its days are days of the calendar, so that a change of the clock moves nothing. */
function durationOf(hours: number): string {
  const days = Math.floor(Math.abs(hours) / 24);
  const rest = Math.abs(hours) % 24;
  const time = rest > 0 || days === 0 ? `T${rest}H` : '';
  return `${hours < 0 ? '-' : ''}P${days > 0 ? `${days}D` : ''}${time}`;
}

const digitsOf = (iso: string): string => iso.replace(/[-:]/g, '');

/** Everything that some program takes for the end of a line. */
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex
const otherControls = /[\0-\x08\x0e-\x1f\x7f-\x9f]/g;

/** A text as the value of a property. Control characters are not allowed in one. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineEnds, '\\n')
    .replace(otherControls, '');

const longestLine = 75;

/** A line in pieces of at most 75 octets. Each but the first begins with a space, which counts. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}
