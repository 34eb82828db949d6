import fc from 'fast-check';
import { bookNames, books, spanishBookNames } from '@manna/shared/domain';
import { nearPassages } from './near-passages';

const labels = (book: string, chapterNum?: string, names = bookNames) =>
  nearPassages({ book, chapterNum }, names).map(({ label }) => label);

describe('the suggestions for a path', () => {
  it.each([
    ['jonh', '3', 'John 3'],
    ['gensis', '1', 'Genesis 1'],
    ['1samuel', '2', '1 Samuel 2'],
    ['first-kings', '1', undefined],
    ['Ps', '23', 'Psalm 23'],
    ['revelations', '99', 'Revelation 22'],
    ['genesis', '51', 'Genesis 50'],
    ['genesis', '-1', 'Genesis 1'],
    ['quetzalcoatl', '1', undefined],
  ])('%s %s: %s', (book, chapter, label) => {
    if (label === undefined) expect(labels(book, chapter)).toEqual([]);
    else expect(labels(book, chapter)).toContain(label);
  });

  it('are a book if no chapter is named, in the language of the page', () => {
    expect(nearPassages({ book: 'exodos' }, spanishBookNames)).toContainEqual({
      path: '/bible/exodus',
      label: 'Éxodo',
    });
    expect(labels('genesis')).toEqual(['Genesis']);
  });

  it.each([
    [
      'genesis',
      '1',
      '99',
      ['/bible/genesis/1?v=31 Genesis 1:31', '/bible/genesis/1 Genesis 1', '/bible/genesis Genesis'],
    ],
    ['psalms', '23', '1', ['/bible/psalms/23?v=1 Psalm 23:1', '/bible/psalms/23 Psalm 23', '/bible/psalms Psalms']],
    [
      'genesis',
      '60',
      '3',
      ['/bible/genesis/50?v=3 Genesis 50:3', '/bible/genesis/50 Genesis 50', '/bible/genesis Genesis'],
    ],
    ['exodos', '3', '-2', ['/bible/exodus/3?v=1 Exodus 3:1', '/bible/exodus/3 Exodus 3', '/bible/exodus Exodus']],
  ])('are a verse if one is written after its chapter: %s %s %s', (translation, book, chapterNum, pages) => {
    const near = nearPassages({ translation, book, chapterNum }, bookNames);
    expect(near.map(({ path, label }) => `${path} ${label}`)).toEqual(pages);
  });

  it('are a chapter of the book if a translation is named before it', () => {
    const near = nearPassages({ translation: 'kjv', book: 'genesis', chapterNum: '51' }, bookNames);
    expect(near.map(({ label }) => label)).toEqual(['Genesis 50', 'Genesis']);
  });

  it('are existing pages for every path, and the book itself for an error in a long name', () => {
    const paths = new Set(
      books.flatMap(({ slug, chapterCount }) => [`/bible/${slug}`, `/bible/${slug}/${chapterCount}`]),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (book, chapterNum) =>
        nearPassages({ book, chapterNum }, bookNames).every(
          ({ path }) => paths.has(path) || /^\/bible\/[\w-]+\/[1-9]\d*$/.test(path),
        ),
      ),
    );
    const long = books.filter(({ slug }) => slug.length > 6);
    fc.assert(
      fc.property(fc.constantFrom(...long), fc.nat(), ({ slug, name }, at) => {
        const cut = at % slug.length;
        return slug[cut] === '-' || labels(slug.slice(0, cut) + slug.slice(cut + 1)).includes(name);
      }),
    );
  });
});
