import fc from 'fast-check';
import { facetNames, listViews, sortsOf, type ListChoices } from './list-choices';
import { folded, initialsOf, narrowEntries, searchedIn, type IndexEntry, type ListIndex } from './narrow-entries';

const plain: ListChoices = { filter: '', sort: null, view: 'list', facets: {}, letter: null, page: 1 };

const words = { testament: ['old', 'new'], kind: ['city', 'river', 'mountain'], tribe: ['judah', 'levi'] } as const;
/** Each entry has at most one value of the first two facets, and any number of tribes. */
const facetsOfOne = fc
  .tuple(
    fc.constantFrom(undefined, ...words.testament),
    fc.constantFrom(undefined, ...words.kind),
    fc.subarray([...words.tribe]),
  )
  .map(([testament, kind, tribes]) =>
    [testament && `testament:${testament}`, kind && `kind:${kind}`, ...tribes.map((tribe) => `tribe:${tribe}`)].filter(
      (word) => word !== undefined,
    ),
  );
const names = fc.constantFrom('Ur', 'Noé', 'Dan', 'Beer-sheba', 'Élam', 'Ai');
const entries = fc
  .array(fc.record({ name: names, facets: facetsOfOne, first: fc.nat(5), mentions: fc.nat(3) }), { maxLength: 30 })
  .map((all) =>
    all.map(({ name, facets, first, mentions }, rank): IndexEntry => ({
      row: { path: `/${rank}`, name, title: null, firstVerse: null, verseCount: mentions },
      searched: searchedIn([name]),
      letter: folded(name).slice(0, 1),
      facets: new Set(facets),
      order: { date: rank, name: rank, first, mentions: -mentions },
    })),
  );
const indexes = entries.map((all): ListIndex => ({
  entries: all,
  initials: initialsOf(all),
  values: Object.entries(words).flatMap(([facet, values]) =>
    values.map((value) => ({ facet: facet as keyof typeof words, value, name: null })),
  ),
}));
const choices = fc.record({
  filter: fc.constantFrom('', 'e', 'ÉLAM', 'sheba beer', 'x'),
  sort: fc.constantFrom(null, ...sortsOf('people')),
  view: fc.constantFrom(...listViews),
  facets: fc.record(
    {
      testament: fc.constantFrom(...words.testament),
      kind: fc.constantFrom(...words.kind),
      tribe: fc.constantFrom(...words.tribe),
    },
    { requiredKeys: [] },
  ),
  letter: fc.constantFrom(null, 'u', 'e'),
  page: fc.constant(1),
});

it('a value of a facet has as many entries as the list has when the value is chosen', () => {
  fc.assert(
    fc.property(indexes, choices, (index, made) => {
      for (const { facet, value } of index.values) {
        const counted = narrowEntries(index, made).facets.find((one) => one.facet === facet && one.value === value);
        const { rows } = narrowEntries(index, { ...made, facets: { ...made.facets, [facet]: value } });
        expect(rows).toHaveLength(counted?.count ?? 0);
      }
    }),
  );
});

it('the counts of a facet with one value for each entry add up to the entries that have the facet', () => {
  fc.assert(
    fc.property(indexes, choices, (index, made) => {
      for (const name of ['testament', 'kind'] as const) {
        const { facets } = narrowEntries(index, made);
        const sum = facets.filter(({ facet }) => facet === name).reduce((total, { count }) => total + count, 0);
        const others = narrowEntries(index, { ...made, facets: { ...made.facets, [name]: undefined } });
        const having = index.entries.filter(
          ({ row, facets: own }) => others.rows.includes(row) && [...own].some((word) => word.startsWith(`${name}:`)),
        );
        expect(sum).toBe(having.length);
      }
    }),
  );
});

it('a first letter has as many entries as the list has when the letter is chosen, and all have the whole list', () => {
  fc.assert(
    fc.property(indexes, (index) => {
      const { initials } = narrowEntries(index, plain);
      for (const { letter, count } of initials)
        expect(narrowEntries(index, { ...plain, letter }).rows).toHaveLength(count);
      expect(initials.reduce((sum, { count }) => sum + count, 0)).toBe(index.entries.length);
    }),
  );
});

it('sorting keeps every entry, and the order of entries that are equal', () => {
  fc.assert(
    fc.property(indexes, fc.constantFrom(...sortsOf('people'), ...sortsOf('events')), (index, sort) => {
      const { rows } = narrowEntries(index, { ...plain, sort });
      const sorted = rows.map((row) => index.entries.find((entry) => entry.row === row));
      expect(new Set(rows).size).toBe(index.entries.length);
      sorted.forEach((entry, at) => {
        const next = sorted[at + 1];
        if (!entry || !next) return;
        const [one, other] = [entry.order[sort], next.order[sort]];
        expect(one < other || (one === other && entry.order.date < next.order.date)).toBe(true);
      });
    }),
  );
});

it('choosing more never adds an entry', () => {
  fc.assert(
    fc.property(
      indexes,
      choices,
      fc.constantFrom(...facetNames),
      fc.constantFrom('old', 'city', 'judah'),
      (index, made, name, value) => {
        const without = narrowEntries(index, { ...made, facets: { ...made.facets, [name]: undefined } });
        const { rows } = narrowEntries(index, { ...made, facets: { ...made.facets, [name]: value } });
        expect(without.rows).toEqual(expect.arrayContaining(rows));
      },
    ),
  );
});

it.each([
  ['noe', 'Noé'],
  ['ÉLAM', 'Elam'],
  ['sheba beer', 'Beer-sheba'],
  ['beersheba', 'Beer-sheba'],
  ['sheba x', undefined],
  ['ezer', 'Eben-ʻezer'],
])('the filter %s finds %s', (filter, name) => {
  const all = ['Noé', 'Elam', 'Beer-sheba', 'Eben-ʻezer'].map((each, rank): IndexEntry => ({
    row: { path: `/${rank}`, name: each, title: null, firstVerse: null },
    searched: searchedIn([each]),
    letter: '',
    facets: new Set(),
    order: { date: rank, name: rank, first: rank, mentions: 0 },
  }));
  const { rows } = narrowEntries({ entries: all, initials: [], values: [] }, { ...plain, filter });
  expect(rows.map((row) => row.name)).toEqual(name === undefined ? [] : [name]);
});
