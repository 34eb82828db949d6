import { groupVerses } from './group-verses';

const osisIds = (...ids: string[]) => ids.map((osisId) => ({ osisId }));
const grouped = (ids: string[]) =>
  groupVerses(osisIds(...ids)).map(
    ({ testament, books }) =>
      `${testament}: ${books
        .map(
          ({ book, verses }) => `${book.name} ${verses.map(({ chapter, verse }) => `${chapter}:${verse}`).join(', ')}`,
        )
        .join('; ')}`,
  );

describe('groupVerses', () => {
  it('groups verses by testament and book, and keeps their order within a book', () => {
    expect(grouped(['Rom.5.8', 'Gen.22.12', '1John.4.19', 'Ps.8.4', '1John.4.9', 'Ps.8.3'])).toEqual([
      'old: Genesis 22:12; Psalms 8:4, 8:3',
      'new: Romans 5:8; 1 John 4:19, 4:9',
    ]);
  });

  it('leaves out a testament without verses', () => {
    expect(grouped(['Mark.1.1'])).toEqual(['new: Mark 1:1']);
    expect(grouped([])).toEqual([]);
  });

  it('keeps the data of a verse, and leaves out invalid ids', () => {
    const [group] = groupVerses([
      { osisId: 'Enoch.1.1', text: 'nothing' },
      { osisId: 'Gen.1.1', text: 'In the beginning' },
    ]);
    expect(group?.books.flatMap(({ verses }) => verses.map(({ text }) => text))).toEqual(['In the beginning']);
  });
});
