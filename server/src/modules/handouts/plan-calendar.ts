import type { ReadingPlan } from '@manna/shared/contracts';
import { chapterRunName, parseChapterRun, type BookNames } from '@manna/shared/domain';
import { ICalCalendarMethod, ICalEventTransparency, default as ical } from 'ical-generator';

const DAY_MS = 86_400_000;
/** Every event says that it was made then, so that the same plan gives the same bytes. */
const STAMP = new Date(Date.UTC(2026, 0, 1));

/** What a calendar is called, and the first day of its plan. */
export interface CalendarWords {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly siteName: string;
  /** 'day 3 of 365'. */
  readonly dayOf: (day: number, days: number) => string;
  readonly names: BookNames;
  /** ISO 8601 date. */
  readonly start: string;
}

/**
 * A plan as an iCalendar file: a day-long event for each day from `start` on, which leaves the day free. The events of a plan have
 * the same ids whenever it begins, so that a calendar moves them if a reader imports the plan again with another day.
 */
export function planCalendar(
  plan: ReadingPlan,
  { slug, name, description, siteName, dayOf, names, start }: CalendarWords,
): string {
  const calendar = ical({
    name,
    description,
    prodId: { company: siteName, product: 'Reading plans', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const first = Date.parse(`${start}T00:00:00Z`);
  for (const [index, runs] of plan.entries()) {
    const day = index + 1;
    const readings = runs.map((osis) => {
      const run = parseChapterRun(osis);
      return run ? chapterRunName(run, names) : osis;
    });
    const at = first + index * DAY_MS;
    calendar.createEvent({
      id: `${slug}-day-${String(day).padStart(3, '0')}@daily-manna`,
      start: new Date(at),
      end: new Date(at + DAY_MS),
      allDay: true,
      stamp: STAMP,
      summary: readings.join('; '),
      description: `${name}, ${dayOf(day, plan.length)}:\n${readings.join('\n')}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
