import fc from 'fast-check';
import { books, chapterOsisId } from '@manna/shared/domain';
import { readPdf } from '@manna/shared/print/read-pdf';
import { builtFilesOf, builtResource, kjvWorld, siteOrder } from '../../testing/built-world';
import { sizedChapters } from './bible-chapters';
import { planCalendar } from './plan-calendar';
import { planOptionsSchema } from './plan-options';
import { readingDays } from './reading-days';
import type { ReadingDay } from './reading-days';
import { readingText } from './reading-text';

const world = kjvWorld();
const chapters = sizedChapters(world);
const plans = ['reading-plan-one-year', 'reading-plan-90-days'].map((slug) => {
  const options = planOptionsSchema.parse(siteOrder(slug).options);
  return { slug, options, days: readingDays(chapters, options.days, options.psalms) };
});
const [year] = plans;
const read = ({ old, young, psalms }: ReadingDay) => [...old, ...young, ...psalms];
const wordsOf = (day: ReadingDay) => read(day).reduce((sum, { words }) => sum + words, 0);

/** The events of an iCalendar file, its folded lines joined. */
const eventsOf = (calendar: string) =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map(
      (event) => new Map(event.split('\r\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)])),
    );

describe.each(plans)('$slug', ({ slug, options, days }) => {
  const files = builtFilesOf(builtResource(slug));
  const pdf = readPdf(files[0]?.bytes ?? Buffer.alloc(0));
  // Long readings are broken into lines.
  const pages = pdf.text.map((page) => page.replaceAll(/\s+/g, ' '));

  it('has each of the 1,189 chapters once', () => {
    const all = days.flatMap(read).map(chapterOsisId);
    expect(all).toHaveLength(1189);
    expect(new Set(all).size).toBe(1189);
  });

  it('reads each of its parts in the order of the Bible', () => {
    for (const part of ['old', 'young', 'psalms'] as const) {
      const places = days.flatMap((day) => day[part]).map((chapter) => chapters.indexOf(chapter));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('has no day much longer than another', () => {
    const mean = chapters.reduce((sum, { words }) => sum + words, 0) / days.length;
    for (const day of days) expect(Math.abs(wordsOf(day) / mean - 1)).toBeLessThan(0.4);
  });

  it('ends each page of its checklist with a verse that is read on it', () => {
    const [, ...checklist] = pages;
    expect(checklist).toHaveLength(options.verses.length);
    for (const [index, verse] of options.verses.entries()) expect(checklist[index]).toContain(verse);
  });

  it('comes as a PDF with every reading', () => {
    expect(files.map(({ name }) => name)).toEqual([`${slug}.pdf`, `${slug}.ics`]);
    expect(pdf.pages).toBe(options.verses.length + 1);
    expect(pdf.source).toContain('/Lang (en-GB)');
    expect(pdf.source).toContain('/StructTreeRoot');
    const written = pages.join(' ');
    for (const { old, young, psalms } of days) {
      for (const part of [old, young, psalms]) expect(written).toContain(readingText(part));
    }
  });

  it('comes as a calendar with a day-long event for each day', () => {
    const calendar = (files[1]?.bytes ?? '').toString('utf8');
    const events = eventsOf(calendar);
    expect(events).toHaveLength(options.days);
    expect(events[0]?.get('DTSTART;VALUE=DATE')).toBe(options.start.replaceAll('-', ''));
    expect(events[0]?.get('SUMMARY')).toContain('Genesis 1');
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe('the plan of a year', () => {
  it('reads a chapter of the New Testament on five days of a week and psalms on two', () => {
    for (const [index, { young, psalms }] of (year?.days ?? []).slice(0, 364).entries()) {
      expect(young).toHaveLength(index % 7 < 5 ? 1 : 0);
      expect(psalms.length > 0).toBe(index % 7 >= 5);
    }
  });

  it('may begin on any day: its days follow each other without a gap, each with a name of its own', () => {
    const date = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (start) => {
        const words = { slug: 'plan', name: 'Plan', description: 'A plan.', start: start.toISOString().slice(0, 10) };
        const events = eventsOf(planCalendar(year?.days ?? [], words));
        const starts = events.map((event) => event.get('DTSTART;VALUE=DATE') ?? '');
        const expected = starts.map((_, index) =>
          new Date(Date.parse(words.start) + index * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''),
        );
        expect(starts).toHaveLength(365);
        expect(starts).toEqual(expected);
        expect(new Set(events.map((event) => event.get('UID'))).size).toBe(365);
      }),
      { numRuns: 12 },
    );
  });
});

describe('a reading as text', () => {
  const of = (name: string, ...numbers: number[]) => {
    const book = books.find((each) => each.name === name);
    return book ? numbers.map((chapter) => ({ book, chapter })) : [];
  };

  it.each([
    ['Genesis 50; Exodus 1–3', [...of('Genesis', 50), ...of('Exodus', 1, 2, 3)]],
    ['Psalm 23', of('Psalms', 23)],
    ['Psalms 1–2', of('Psalms', 1, 2)],
    ['3 John; Jude; Revelation 1', [...of('3 John', 1), ...of('Jude', 1), ...of('Revelation', 1)]],
  ])('is %s', (text, reading) => {
    expect(readingText(reading)).toBe(text);
  });
});
