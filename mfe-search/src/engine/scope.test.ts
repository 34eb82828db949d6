import { formatBibleListing, formatEntryListing, verseNumber } from '@manna/shared/domain';
import { listed } from '../testing/listed';
import { openCollection } from './collection';
import { scopeFilter, type SearchScope } from './scope';

const bible = openCollection(
  'bible',
  formatBibleListing([
    { osisId: 'Gen.1', verses: ['one', 'two', 'three'] },
    { osisId: 'Gen.3', verses: ['four', 'five'] },
    { osisId: 'Rom.8', verses: ['six'] },
  ]),
);
const people = openCollection(
  'encyclopedia',
  formatEntryListing(
    'encyclopedia',
    ['Adam', 'Eve'].map((name) => listed({ name })),
  ),
);

const number = (book: number, chapter: number, verse: number) => verseNumber({ book, chapter, verse });
function accepted(scope: SearchScope, collection = bible): string[] | undefined {
  const accepts = scopeFilter(collection, scope);
  const all = Array.from({ length: collection.documentCount }, (_, document) => document);
  return accepts && all.filter(accepts).map(collection.refOf);
}

test('a scope accepts the verses of its runs, whose ends need not be in the listing', () => {
  const scope: SearchScope = [
    {
      verses: [
        [number(1, 1, 3), number(1, 3, 1)],
        [number(45, 1, 1), number(45, 16, 27)],
      ],
    },
  ];
  expect(accepted(scope)).toEqual(['Gen.1.3', 'Gen.3.1', 'Rom.8.1']);
});

test('a verse must be in every part of a scope', () => {
  const genesis: [number, number] = [number(1, 1, 1), number(1, 50, 26)];
  const seconds: [number, number][] = [1, 3].map((chapter) => [number(1, chapter, 2), number(1, chapter, 2)]);
  expect(accepted([{ verses: [genesis] }, { verses: seconds }])).toEqual(['Gen.1.2', 'Gen.3.2']);
  expect(accepted([{ verses: [genesis] }, { verses: [] }])).toEqual([]);
});

test('a scope of entries accepts these, and what a scope does not name it does not limit', () => {
  expect(accepted([{ entries: ['Eve', 'Cain'] }], people)).toEqual(['Eve']);
  expect(accepted([{ entries: ['Eve'] }])).toBeUndefined();
  expect(accepted([{ verses: [] }], people)).toBeUndefined();
  expect(accepted([])).toBeUndefined();
});
