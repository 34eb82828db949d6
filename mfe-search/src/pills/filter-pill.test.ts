import fc from 'fast-check';
import { formatFilters, formatPill, parseFilters, parsePill, type FilterPill } from './filter-pill';

const id = fc.stringMatching(/^[a-z]{1,8}-\d{1,10}$/);
const look = fc.record({
  label: fc.string({ unit: 'grapheme', minLength: 1 }),
  color: fc.constantFrom('red', 'orange', 'yellow', 'green', 'blue', 'purple'),
  icon: fc.stringMatching(/^[a-z-]{1,12}$/),
});
const pill: fc.Arbitrary<FilterPill> = fc.oneof(
  fc.record({ kind: fc.constant('entity' as const), id, look }),
  fc.record({ kind: fc.constant('entity' as const), id }),
  fc.record({
    kind: fc.constant('ref' as const),
    id: fc.constantFrom('romans', '1-samuel', 'rom8v1-4', 'gen1v3,5-7_psa23'),
  }),
);

test('a pill is parsed again from its string form', () => {
  fc.assert(fc.property(pill, (any) => expect(parsePill(formatPill(any))).toEqual(any)));
});

test('pills and a category are parsed again from the query parameter, each pill once', () => {
  const pills = fc.uniqueArray(pill, { maxLength: 10, selector: (each) => `${each.kind} ${each.id}` });
  fc.assert(
    fc.property(pills, fc.constantFrom({}, { category: 'people' }, { category: 'Gen' }), (some, category) => {
      const filters = { pills: some, ...category };
      expect(parseFilters(formatFilters(filters))).toEqual({ ...filters, hasTags: false });
      expect(parseFilters(`${formatFilters(filters)},${formatFilters(filters)}`)).toMatchObject(filters);
    }),
  );
});

test('any text is parsed without an error, and what is parsed has a form that means the same', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }).map((rest) => `entity:a-1:${rest}`),
  );
  fc.assert(
    fc.property(text, (any) => {
      const filters = parseFilters(any);
      expect(parseFilters(formatFilters(filters))).toEqual({ ...filters, hasTags: false });
    }),
  );
});

test.each<[string, FilterPill | undefined]>([
  [
    'entity:people-1:red:people:Mary%20Magdalene',
    { kind: 'entity', id: 'people-1', look: { label: 'Mary Magdalene', color: 'red', icon: 'people' } },
  ],
  ['entity:people-1', { kind: 'entity', id: 'people-1' }],
  ['entity:people-1:pink:people:Mary', { kind: 'entity', id: 'people-1' }],
  ['entity:people-1:red:people:%', { kind: 'entity', id: 'people-1' }],
  ['ref:romans', { kind: 'ref', id: 'romans' }],
  ['entity:', undefined],
  ['entity', undefined],
  ['ref:', undefined],
  ['garden:plants', undefined],
])('the pill %s is read as %j', (text, expected) => {
  expect(parsePill(text)).toEqual(expected);
});

test('filters by tag are left out, and it is known that there were some', () => {
  expect(parseFilters('tag:animals,ref:romans')).toEqual({ pills: [{ kind: 'ref', id: 'romans' }], hasTags: true });
});

test('only the first ten pills of an address count', () => {
  const many = Array.from({ length: 200 }, (_, number) => `entity:people-${number}`).join(',');
  expect(parseFilters(many).pills).toHaveLength(10);
});
