import { books, chapterOsisId, parseChapterRun } from '@manna/shared/domain';
import { readPdf } from '@manna/shared/print/read-pdf';
import { builtFilesOf, builtResource, kjvWorld, siteOrder } from '../../testing/built-world';
import { sizedChapters } from './bible-chapters';
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
    expect(files.map(({ name }) => name)).toEqual([`${slug}.pdf`]);
    expect(pdf.pages).toBe(options.verses.length + 1);
    expect(pdf.source).toContain('/Lang (en-GB)');
    expect(pdf.source).toContain('/StructTreeRoot');
    const written = pages.join(' ');
    for (const { old, young, psalms } of days) {
      for (const part of [old, young, psalms]) expect(written).toContain(readingText(part));
    }
  });

  it('is part of the entry, with the same chapters on each day', () => {
    const named = (builtResource(slug).plan ?? []).map((runs) =>
      runs.flatMap((osis) => {
        const run = parseChapterRun(osis);
        return run
          ? Array.from({ length: run.last - run.first + 1 }, (_, index) =>
              chapterOsisId({ book: run.book, chapter: run.first + index }),
            )
          : [];
      }),
    );
    expect(named).toEqual(days.map((day) => read(day).map(chapterOsisId)));
  });
});

describe('the plan of a year', () => {
  it('reads a chapter of the New Testament on five days of a week and psalms on two', () => {
    for (const [index, { young, psalms }] of (year?.days ?? []).slice(0, 364).entries()) {
      expect(young).toHaveLength(index % 7 < 5 ? 1 : 0);
      expect(psalms.length > 0).toBe(index % 7 >= 5);
    }
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
