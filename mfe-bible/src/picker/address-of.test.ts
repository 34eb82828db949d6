import fc from 'fast-check';
import { books } from '@manna/shared/domain';
import { parseReference, referenceFromUrl, verseCount } from '@manna/shared/domain/references';
import { addressOf } from './address-of';

const refsOf = (text: string) => {
  const answer = parseReference(text);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.refs;
};

describe('the path of a reference', () => {
  it.each([
    ['Gen 1:3', '/bible/genesis/1?v=3'],
    ['Gen 1:3-7', '/bible/genesis/1?v=3-7'],
    ['1 John 2:3,5-7', '/bible/1-john/2?v=3_5-7'],
    ['Jude 5', '/bible/jude/1?v=5'],
    ['Psalm 23', '/bible/psalms/23'],
    ['Gen 1:1-31', '/bible/genesis/1'],
    ['Genesis', '/bible/genesis'],
    ['Song of Songs', '/bible/song-of-solomon'],
    ['Gen 1-3', '/bible/passage/gen1-3'],
    ['Gen 1:1-2:3', '/bible/passage/gen1v1-2v3'],
    ['Matt 5-7; Ps 1', '/bible/passage/mat5-7_psa1'],
    ['Gen 1:3, 2:4', '/bible/passage/gen1v3_gen2v4'],
    ['1-2 Samuel', '/bible/passage/1sa-2sa'],
  ])('for %s is %s', (text, address) => {
    expect(addressOf(refsOf(text), 'kjv', 'kjv')).toBe(address);
  });

  it('names a translation that is not the site’s default', () => {
    expect(addressOf(refsOf('Gen 1:3'), 'web', 'kjv')).toBe('/bible/web/genesis/1?v=3');
    expect(addressOf(refsOf('Gen 1-3'), 'web', 'kjv')).toBe('/bible/passage/gen1-3?translation=web');
    expect(addressOf(refsOf('Gen 1'), 'web', 'web')).toBe('/bible/genesis/1');
  });

  const verse = fc
    .constantFrom(...books)
    .chain((book) => fc.tuple(fc.constant(book), fc.integer({ min: 1, max: book.chapterCount })))
    .chain(([book, chapter]) =>
      fc.record({
        book: fc.constant(book.usfmId),
        chapter: fc.constant(chapter),
        verse: fc.integer({ min: 1, max: verseCount(book.usfmId, chapter) }),
      }),
    );

  it('is the page of its chapter for any verse', () => {
    fc.assert(
      fc.property(verse, (ref) => {
        const book = books.find(({ usfmId }) => usfmId === ref.book);
        expect(addressOf([ref], 'kjv', 'kjv')).toBe(`/bible/${book?.slug}/${ref.chapter}?v=${ref.verse}`);
      }),
    );
  });

  it('names any verses of several chapters', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(verse, { minLength: 2, selector: ({ book, chapter }) => `${book} ${chapter}` }),
        (refs) => {
          const segment = addressOf(refs, 'kjv', 'kjv').replace('/bible/passage/', '');
          expect(referenceFromUrl(segment)).toEqual(refs);
        },
      ),
    );
  });
});
