import { ICalCalendarMethod, ICalEventTransparency, default as ical } from 'ical-generator';
import type { ReadingDay } from './reading-days';
import { readingText } from './reading-text';

const DAY_MS = 86_400_000;
/** Every event says that it was made then, so that the same plan gives the same bytes. */
const STAMP = new Date(Date.UTC(2026, 0, 1));

/** What a calendar is called, and the first day of its plan. */
export interface CalendarWords {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** ISO 8601 date. */
  readonly start: string;
}

/** A plan as an iCalendar file: a day-long event for each day from `start` on, which leaves the day free. */
export function planCalendar(days: readonly ReadingDay[], { slug, name, description, start }: CalendarWords): string {
  const calendar = ical({
    name,
    description,
    prodId: { company: 'Daily Manna', product: 'Reading plans', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const first = Date.parse(`${start}T00:00:00Z`);
  for (const { day, old, young, psalms } of days) {
    const parts = [old, young, psalms].filter((part) => part.length > 0).map(readingText);
    const at = first + (day - 1) * DAY_MS;
    calendar.createEvent({
      id: `${slug}-day-${String(day).padStart(3, '0')}@daily-manna`,
      start: new Date(at),
      end: new Date(at + DAY_MS),
      allDay: true,
      stamp: STAMP,
      summary: parts.join('; '),
      description: `${name}, day ${day} of ${days.length}:\n${parts.join('\n')}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
