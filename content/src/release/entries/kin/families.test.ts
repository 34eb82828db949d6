import type { Entry } from '@manna/shared/contracts';
import { familiesOf } from './families';
import type { BearerKin, Relative } from './name-kin';

const entry = (slug: string, ...aliases: string[]): Entry => ({
  typename: 'Person',
  id: `people-${slug}`,
  slug,
  name: slug.replace(/^./, (letter) => letter.toUpperCase()),
  category: 'people',
  pagePath: `/encyclopedia/people/${slug}`,
  aliases,
  summary: '',
  body: [],
  references: [],
  verses: [],
  originals: [],
  images: [],
  origin: 'derived',
});
const person = (slug: string, ...aliases: string[]): Relative => {
  const one = entry(slug, ...aliases);
  return { name: one.name, person: one, page: undefined, identity: one.id };
};
const named = (name: string, page?: Entry): Relative => ({ name, person: undefined, page, identity: `name ${name}` });

const issachar = person('issachar');
const son = (other: Relative, ...verses: number[]): BearerKin => ({
  self: issachar,
  kin: [{ kind: 'child', as: 'son', other, verses }],
});
/** The sons of Issachar, with their verses. */
const sons = (written: BearerKin[], others: BearerKin[]) =>
  familiesOf(written, others)
    .get('people-issachar')
    ?.kin.map(({ other, verses }) => [other.person?.slug ?? other.name, ...verses]);

const [first, second] = [1_046_013, 13_007_001];

test('a son whom the table of kin names and a verse knows by an entry is listed once', () => {
  expect(sons([son(named('Job'), first)], [son(person('job'), first)])).toEqual([['job', first]]);
  expect(sons([son(named('Iob'), first)], [son(person('job', 'Iob'), first)])).toEqual([['job', first]]);
});

test('a son of whom the table has another verse is listed once if the entry of the name is his', () => {
  const written = [son(named('Shimron', entry('shimron')), second)];
  expect(sons(written, [son(person('shimron'), first)])).toEqual([['shimron', first, second]]);
});

test('a man may have two sons of one name if the table of kin says so', () => {
  expect(sons([son(named('Job'), second)], [son(person('job'), first)])).toEqual([
    ['Job', second],
    ['job', first],
  ]);
});

test('a son whom one verse names by two words is listed once', () => {
  const written = [son(named('Jeush', entry('jeush')), first)];
  expect(sons(written, [son(named('Jeush', entry('jeush-2')), first)])).toEqual([['Jeush', first]]);
});
