import fc from 'fast-check';
import { baseOf, hebrewOrigin, joinedTo, joinNames, type JoinableName, type Join } from './join-names';
import { readBearers } from './types/lexicon-bearers';

const name = (key: string, derivation: string, more: Partial<JoinableName> = {}): JoinableName => ({
  key,
  derivation,
  typename: 'Person',
  name: key,
  hasSpelling: true,
  bearers: readBearers('X, an Israelite'),
  ...more,
});
const joined = (names: readonly JoinableName[], apart: readonly string[] = []) =>
  [...joinNames(names, (key) => apart.includes(key), new Map())].map(
    ([from, { to, rule }]) => `${from} to ${to}: ${rule}`,
  );

test('an Aramaic form joins the Hebrew name', () => {
  expect(joined([name('H894', 'from H1101'), name('H895', '(Aramaic) corresponding to H894')])).toEqual([
    'H895 to H894: the Aramaic form',
  ]);
});

test('a feminine form joins the name of its people but not the name of a man', () => {
  const people = { typename: 'Tribe' } as const;
  expect(
    joined([name('H5984', 'patronymically from H5983', people), name('H5985', 'feminine of H5984;', people)]),
  ).toHaveLength(1);
  expect(joined([name('H4918', 'from H7999'), name('H4922', 'feminine of H4918;')])).toEqual([]);
});

test('forms of a name are joined when they are spelled alike and have several bearers', () => {
  const jonathan = { name: 'Jonathan', bearers: readBearers('Jonathan, the name of ten Israelites') };
  expect(joined([name('H3083', 'from H3068', jonathan), name('H3129', 'a form of H3083;', jonathan)])).toHaveLength(1);
  const mesha = { name: 'Mesha' };
  expect(joined([name('H4337', 'from H3467', mesha), name('H4338', 'a variation for H4337;', mesha)])).toEqual([]);
  expect(
    joined([name('H2301', 'from H2300'), name('H111', 'probably an orthographical variation for H2301;')]),
  ).toEqual([]);
});

test('a name without a spelling joins the land that it is derived from', () => {
  const tyrian = name('H6876', 'patrial from H6865;', { typename: 'Tribe', hasSpelling: false });
  expect(joined([name('H6865', 'the same as H6864', { typename: 'Place' }), tyrian])).toEqual([
    'H6876 to H6865: no spelling of its own',
  ]);
});

test('a Greek name joins its Hebrew origin unless it is marked as apart', () => {
  const names = [name('H452', 'from H410'), name('G2243', 'of Hebrew origin (H0452);', { name: 'Elias' })];
  expect(joined(names)).toEqual(['G2243 to H452: of Hebrew origin']);
  expect(joined(names, ['G2243'])).toEqual([]);
});

test('a land is joined across the testaments, people with the same name are not', () => {
  const egypt = { name: 'Egypt', typename: 'Place' } as const;
  expect(joined([name('H4714', 'dual of H4693', egypt), name('G125', 'of uncertain derivation;', egypt)])).toHaveLength(
    1,
  );
  const alexander = { name: 'Alexander' };
  expect(joined([name('H1', '', alexander), name('G223', 'of uncertain derivation;', alexander)])).toEqual([]);
});

test('a comparison or a doubtful derivation gives no Hebrew origin', () => {
  expect(hebrewOrigin('of Hebrew origin (H085);')).toBe('H85');
  expect(hebrewOrigin('of Hebrew origin (compare H02285);')).toBeUndefined();
  expect(hebrewOrigin('probably of Hebrew origin (H0499);')).toBeUndefined();
  expect(baseOf('patrial from H1661;')).toBe('H1661');
});

test('every chain of joins ends at a name that is not joined', () => {
  const keys = ['H1', 'H2', 'H3', 'H4', 'H5'];
  const forms = fc.array(fc.constantFrom(...keys), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(forms, (origins) => {
      const bearers = readBearers('X, the name of two Israelites');
      const names = keys.map((key, index) =>
        name(key, `a form of ${origins[index] ?? ''};`, { name: 'Same', bearers }),
      );
      const joins: ReadonlyMap<string, Join> = joinNames(names, () => false, new Map());
      for (const key of keys) expect(joins.has(joinedTo(key, joins))).toBe(false);
    }),
  );
});
