import type { Entry, Relation } from '@manna/shared/contracts';
import { relationListing } from './relation-listing';

const person = (slug: string, verses: number, more: Partial<Entry> = {}): Entry =>
  ({
    typename: 'Person',
    id: slug,
    slug,
    name: slug,
    references: [{ book: '1SA', chapter: 1, verse: 1 }],
    verses: Array.from({ length: verses }, (_, index) => 9001001 + index),
    sex: 'male',
    ...more,
  }) as Entry;

const relation = (from: string, kind: Relation['kind'], to: string): Relation => ({ from, to, kind, featured: false });

test('entries with relations are listed by how many verses name them, with sex and testament', () => {
  const { ids, sexes, testaments } = relationListing({
    entries: [
      person('elkanah', 5),
      person('hannah', 9, { sex: 'female' }),
      person('samuel', 30),
      person('paul', 40, { references: [{ book: 'ACT', chapter: 9, verse: 1 }] }),
      person('nobody', 90),
    ],
    relations: [
      relation('samuel', 'mother', 'hannah'),
      relation('hannah', 'child', 'samuel'),
      relation('samuel', 'father', 'elkanah'),
      relation('paul', 'sibling', 'elkanah'),
      relation('nobody', 'related', 'paul'),
    ],
    lineages: [],
  });
  expect(ids).toEqual(['paul', 'samuel', 'hannah', 'elkanah']);
  expect(sexes).toBe('mmfm');
  expect(testaments).toBe('nooo');
});

test('a relation is listed from one side', () => {
  const { ids, pairs } = relationListing({
    entries: [person('samuel', 3), person('hannah', 2), person('elkanah', 1)],
    relations: [
      relation('samuel', 'mother', 'hannah'),
      relation('hannah', 'child', 'samuel'),
      relation('hannah', 'spouse', 'elkanah'),
      relation('elkanah', 'spouse', 'hannah'),
    ],
    lineages: [],
  });
  const named = Object.entries(pairs).flatMap(([kind, list]) => list.map((at) => `${kind} ${ids[at] ?? ''}`));
  expect(named).toEqual(['mother samuel', 'mother hannah', 'spouse hannah', 'spouse elkanah']);
});

test('an office has the people whose titles say so, and a kind of event the events in their order, with who took part', () => {
  const event = (slug: string, sortKey: number) =>
    ({ ...person(slug, 1), typename: 'Event', sortKey }) as unknown as Entry;
  const word = (slug: string, name: string, kind: string) =>
    ({ ...person(slug, 1), typename: 'DictionaryWord', name, kind }) as unknown as Entry;
  const { ids, words, pairs } = relationListing({
    entries: [
      person('ehud', 1, { title: 'Left-handed judge' }),
      person('gideon', 3, { title: 'Judge who defeated Midian' }),
      person('samson', 2, { title: 'Nazarite judge' }),
      person('kenaz', 9, { title: 'Father of Othniel, the first judge' }),
      person('jesus', 50),
      event('storm', 2),
      event('cana', 1),
      event('supper', 3),
      word('judge', 'Judge', 'office'),
      word('miracle', 'Miracle', 'vocabulary'),
      word('bread', 'Bread', 'vocabulary'),
    ],
    relations: [
      relation('miracle', 'related', 'storm'),
      relation('miracle', 'related', 'cana'),
      relation('bread', 'related', 'supper'),
      relation('storm', 'participant', 'jesus'),
      relation('supper', 'participant', 'jesus'),
    ],
    lineages: [],
  });
  const slugs = (list: readonly number[]) => list.map((at) => ids[at]);
  expect(words.map(({ name, people, events }) => [name, slugs(people), slugs(events)])).toEqual([
    ['Judge', ['gideon', 'samson', 'ehud'], []],
    ['Miracle', [], ['cana', 'storm']],
  ]);
  expect(slugs(pairs.participant ?? [])).toEqual(['storm', 'jesus']);
});
