import { compositionSchema } from './composition';

const hash = `sha384-${'a'.repeat(64)}`;
const pin = (version: string, base = `/pillars/garden/${version}/`) => ({ version, base, release: hash });
const compositionWith = (garden: object, others: object = {}) => ({
  schema: 1,
  environment: 'prod',
  revision: 1,
  pillars: { garden: { stable: pin('1.0.0'), ...garden }, ...others },
});
const faultsOf = (composition: object): string[] =>
  (compositionSchema.safeParse(composition).error?.issues ?? []).map(
    ({ path, message }) => `${path.slice(1).join('.')} ${message}`,
  );

test('a canary without thresholds is stopped at 5 points above the stable release, and not before 50 pages', () => {
  const composition = compositionWith({ canary: { ...pin('1.1.0'), percent: 12.34 }, fallback: pin('0.9.0') });
  expect(compositionSchema.parse(composition).pillars['garden']).toMatchObject({
    canary: { version: '1.1.0', percent: 12.34, stopAt: { failedPercentAboveStable: 5, minPages: 50 } },
    fallback: { version: '0.9.0' },
  });
});

test.each([
  ['more than all visitors', { canary: { ...pin('1.1.0'), percent: 101 } }, /^garden\.canary\.percent .*<=100/],
  ['a negative percent', { canary: { ...pin('1.1.0'), percent: -1 } }, /^garden\.canary\.percent .*>=0/],
  [
    'a percent of more than two decimals',
    { canary: { ...pin('1.1.0'), percent: 0.125 } },
    /^garden\.canary\.percent must have at most two decimals$/,
  ],
  ['a canary without a percent', { canary: pin('1.1.0') }, /^garden\.canary\.percent /],
  [
    'a canary of the stable version',
    { canary: { ...pin('1.0.0'), percent: 5 } },
    /^garden\.canary has the version of the stable release, 1\.0\.0$/,
  ],
  [
    'a fallback of the stable version',
    { fallback: pin('1.0.0') },
    /^garden\.fallback has the version of the stable release, 1\.0\.0$/,
  ],
  [
    'a cohort that no URL can have',
    { canary: { ...pin('1.1.0'), percent: 5, cohorts: ['Our Staff'] } },
    /^garden\.canary\.cohorts\.0 must be 1 to 32 lower-case letters/,
  ],
  [
    'a canary from an origin that is not allowed',
    { canary: { ...pin('1.1.0', 'https://cdn.example/garden/1.1.0/'), percent: 5 } },
    /^garden\.canary\.base comes from https:\/\/cdn\.example, which allowedOrigins does not name$/,
  ],
  [
    'a fallback from an origin that is not allowed',
    { fallback: pin('0.9.0', 'https://cdn.example/garden/0.9.0/') },
    /^garden\.fallback\.base comes from https:\/\/cdn\.example/,
  ],
  [
    'thresholds that never apply',
    { canary: { ...pin('1.1.0'), percent: 5, stopAt: { minPages: 0 } } },
    /^garden\.canary\.stopAt\.minPages /,
  ],
])('a composition with %s is refused with a sentence', (_, garden, fault) => {
  expect(faultsOf(compositionWith(garden))).toEqual([expect.stringMatching(fault)]);
});

test('a composition with four canaries is refused, because each doubles the variants of a page', () => {
  const canary = { stable: pin('1.0.0'), canary: { ...pin('1.1.0'), percent: 5 } };
  const three = { garden: canary, hill: canary, river: canary };
  expect(faultsOf(compositionWith(canary, three))).toEqual([]);
  expect(faultsOf(compositionWith(canary, { ...three, valley: canary }))).toEqual([
    expect.stringMatching(/has canaries of garden, hill, river, valley, but at most 3 can run at the same time$/),
  ]);
});
