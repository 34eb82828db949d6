import { ContentError } from '../../../base/content-error';
import { readLayoutRows, type LayoutRow } from './layout-rows';

const psalmsAlone: LayoutRow[] = [
  ['TXT', 'THE HOLY BIBLE'],
  ...Array.from({ length: 19 }, (_, index): LayoutRow => ['BOOK', `Book ${index + 1}`]),
];

test('titles, letters and subscriptions are distinguished by their position', () => {
  const layout = readLayoutRows([
    ...psalmsAlone,
    ['CHAPTER', 3],
    ['TXT', 'A Psalm of David.'],
    ['VERSE', 'Psalms 3:1'],
    ['PARAGRAPH'],
    ['VERSE', 'Psalms 3:2'],
    ['CHAPTER', 119],
    ['TXT', 'ALEPH.'],
    ['VERSE', 'Psalms 119:1'],
    ['TXT', 'BETH.'],
    ['VERSE', 'Psalms 119:2'],
    ['TXT', '# Written from Rome.'],
    ['BOOK', 'Proverbs'],
    ['TXT', 'THE END'],
  ]);
  expect([...layout.titles]).toEqual([['Ps.3', 'A Psalm of David.']]);
  expect([...layout.headings]).toEqual([
    ['Ps.119.1', 'ALEPH.'],
    ['Ps.119.2', 'BETH.'],
  ]);
  expect([...layout.colophons]).toEqual([['Ps.119', '# Written from Rome.']]);
  expect(layout.furniture).toEqual(['THE HOLY BIBLE', 'THE END']);
  expect(layout.paragraphs).toBe(1);
});

test('a row of an unknown kind or a chapter without a book throws a ContentError', () => {
  expect(() => readLayoutRows([['FOOTNOTE', 'x']])).toThrow(ContentError);
  expect(() => readLayoutRows([['CHAPTER', 1]])).toThrow(ContentError);
});
