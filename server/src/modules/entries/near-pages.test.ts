import fc from 'fast-check';
import { nearPages } from './near-pages';

const known = [
  '/encyclopedia/people/abraham',
  '/encyclopedia/people/abram',
  '/encyclopedia/people/adam',
  '/encyclopedia/people/saul',
  '/encyclopedia/people/saul-of-tarsus',
  '/encyclopedia/places/adamah',
  '/dictionary/ark-of-the-covenant',
  '/dictionary/noahs-ark',
  '/dictionary/army',
  '/dictionary/mercy',
  '/dictionary/blood',
  '/encyclopedia/events/the-flood',
  '/encyclopedia/places/mount-sinai',
].map((path) => ({ id: path, path }));

test.each([
  ['/encyclopedia/people/abrahm', ['/encyclopedia/people/abraham', '/encyclopedia/people/abram']],
  ['/dictionary/ark', ['/dictionary/noahs-ark', '/dictionary/ark-of-the-covenant']],
  // A letter of a short word may be wrong, if its first one is right.
  ['/dictionary/arc', ['/dictionary/ark-of-the-covenant', '/dictionary/noahs-ark']],
  ['/dictionary/erk', []],
  ['/encyclopedia/events/flod', ['/encyclopedia/events/the-flood']],
  ['/dictionary/flood', ['/encyclopedia/events/the-flood', '/dictionary/blood']],
  ['/dictionary/tender-mercy', ['/dictionary/mercy']],
  ['/dictionary/mercyful', ['/dictionary/mercy']],
  ['/encyclopedia/places/mount-sinai-desert', ['/encyclopedia/places/mount-sinai']],
  ['/encyclopedia/people/tarsus', ['/encyclopedia/people/saul-of-tarsus']],
  ['/encyclopedia/people/adamh', ['/encyclopedia/people/adam', '/encyclopedia/places/adamah']],
  ['/encyclopedia/people/zzz', []],
  ['/encyclopedia/people/', []],
])('%s may mean %j', (path, near) => {
  expect(nearPages(path, known)).toEqual(near);
});

test('a page that two paths lead to is named once', () => {
  const twice = ['abram', 'abraham'].map((slug) => ({ id: 'people-1', path: `/encyclopedia/people/${slug}` }));
  expect(nearPages('/encyclopedia/people/abrahm', twice)).toEqual(['people-1']);
});

test('any text has at most five pages near it, each once and each known', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const near = nearPages(`/dictionary/${text}`, known);
      expect(near.length).toBeLessThanOrEqual(5);
      expect(new Set(near).size).toBe(near.length);
      expect(known.map(({ id }) => id)).toEqual(expect.arrayContaining(near));
    }),
  );
});
