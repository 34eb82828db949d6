import { bookNames, spanishBookNames } from '@manna/shared/domain';
import { isAndBible, readAndBible, readReferenceList } from './read-bookmark-list';

const NOW = 7;
const shown = ({ bookmarks, unread }: ReturnType<typeof readReferenceList>) => ({
  pages: bookmarks.map((trail) => [trail.at(-1)?.fragment, trail.at(-1)?.path]),
  unread,
});

describe('a list of references', () => {
  it('is read line by line and by semicolons, each page once', () => {
    expect(
      shown(readReferenceList('John 3:16; Rom 5\n\n# mine\r\nGen 1:1-5\nPs 23\nRom 5\nMatt 5-7\nRuth', bookNames, NOW)),
    ).toEqual({
      pages: [
        ['John 3:16', '/bible/john/3?v=16'],
        ['Romans 5', '/bible/romans/5'],
        ['Genesis 1:1–5', '/bible/genesis/1?v=1-5'],
        ['Psalm 23', '/bible/psalms/23'],
        ['Matthew 5–7', '/bible/passage/mat5-7'],
        ['Ruth', '/bible/ruth'],
      ],
      unread: [],
    });
  });

  it('is read in the language of the reader, and titles are in it', () => {
    expect(shown(readReferenceList('Juan 3:16', spanishBookNames, NOW)).pages).toEqual([
      ['Juan 3:16', '/bible/john/3?v=16'],
    ]);
  });

  it('names what it cannot read, and reads the rest', () => {
    expect(shown(readReferenceList('John 3:16; Groceries; Rom 99\nmilk', bookNames, NOW))).toEqual({
      pages: [['John 3:16', '/bible/john/3?v=16']],
      unread: ['Groceries', 'Rom 99', 'milk'],
    });
  });
});

describe('the bookmarks of AndBible', () => {
  const header =
    'osisRef;bibleRef;document;book;chapterStart;verseStart;chapterEnd;verseEnd;id;ordinalStart;ordinalEnd;createdAt;lastUpdatedOn;startOffset;endOffset;labels;notes;customIcon';
  const csv = [
    header,
    'Gen.1.1;Genesis 1:1;KJV;Gen;1;1;1;1;a1;4;4;2025-07-15T10:00:00Z;2025-07-15T10:00:00Z;;;"Salvation;Creation";"A note; with ""quotes""\nand a second line";',
    'John.3.16-John.3.18;John 3:16-18;;John;3;16;3;18;a2;0;0;;;;;;;',
    'Tob.1.1;Tobit 1:1;;Tob;1;1;1;1;a3;0;0;;;;;;;',
    'Gen.1.1;Genesis 1:1;ESV;Gen;1;1;1;1;a4;4;4;2025-07-16T10:00:00Z;;;;Light;;',
  ].join('\n');

  it('are recognized by their columns', () => {
    expect(isAndBible(csv)).toBe(true);
    expect(isAndBible('title,book,chapter\nRuth,RUT,1')).toBe(false);
  });

  it('are read with their labels and dates, each passage once, and apocrypha are named as unread', () => {
    const { details, ...read } = readAndBible(csv, bookNames, NOW);
    expect(shown({ details, ...read })).toEqual({
      pages: [
        ['Genesis 1:1', '/bible/genesis/1?v=1'],
        ['John 3:16–18', '/bible/john/3?v=16-18'],
      ],
      unread: ['Tobit 1:1'],
    });
    expect(details).toEqual({
      '/bible/genesis/1?v=1': {
        labels: ['Salvation', 'Creation', 'Light'],
        addedAt: Date.parse('2025-07-15T10:00:00Z'),
      },
      '/bible/john/3?v=16-18': { labels: [], addedAt: NOW },
    });
  });
});
