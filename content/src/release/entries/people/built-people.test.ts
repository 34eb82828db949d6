import type { PersonRole } from '@manna/shared/contracts';
import { builtRelease } from '../../../testing/built-release';
import { readJson, readRecords } from '../../emit/read-release';

const entries = readRecords(builtRelease(), 'entries.ndjson');
const people = entries.filter((entry) => entry.typename === 'Person');
const bySlug = new Map(people.map((person) => [person.slug, person]));
const byId = new Map(people.map((person) => [person.id, person]));
const rolesOf = (slug: string) => bySlug.get(slug)?.roles?.map(({ role }) => role);
const withRole = (role: PersonRole['role']) =>
  people.filter(({ roles = [] }) => roles.some((one) => one.role === role)).map(({ slug }) => slug);

test.each<[string, PersonRole['role'][] | undefined]>([
  ['david', ['king']],
  ['samuel', ['prophet', 'judge']],
  ['deborah', ['prophet', 'judge']],
  ['melchizedek', ['king', 'priest']],
  ['ezra', ['priest', 'scribe']],
  ['daniel', ['prophet']],
  ['esther', ['queen']],
  ['pontius-pilate', ['governor']],
  ['paul', ['apostle']],
  ['cornelius', ['commander']],
  ['kenaz', undefined],
  ['adonijah', undefined],
  ['jesus', undefined],
  ['shephatiah', undefined],
])('the roles of %s are %j', (slug, roles) => {
  expect(bySlug.has(slug)).toBe(true);
  expect(rolesOf(slug)).toEqual(roles);
});

test('everyone in the lists of kings is a king or a queen', () => {
  const reigns = readJson(builtRelease(), 'lineages.json').filter(({ slug }) =>
    ['united-kingdom', 'kings-of-judah', 'kings-of-israel'].includes(slug),
  );
  const listed = reigns.flatMap(({ members }) => members.flatMap(({ person }) => byId.get(person ?? '') ?? []));
  expect(listed.length).toBeGreaterThan(40);
  const others = listed.filter(({ roles = [] }) => !roles.some(({ role }) => role === 'king' || role === 'queen'));
  expect(others.map(({ slug }) => slug)).toEqual([]);
});

test('the apostles are the Twelve whom Jesus calls, Matthias and Paul', () => {
  const calling = entries.find(({ id, slug }) => id.startsWith('events-') && slug === 'calling-of-the-twelve');
  const called = readRecords(builtRelease(), 'relations.ndjson').flatMap(({ from, to, kind }) =>
    from === calling?.id && kind === 'participant' ? (byId.get(to)?.slug ?? []) : [],
  );
  const twelve = called.filter((slug) => slug !== 'jesus');
  expect(twelve).toHaveLength(12);
  expect(withRole('apostle')).toEqual([...twelve, 'matthias', 'paul'].sort());
});

test('everyone whose ministry the chronology dates is a prophet, and so are those whose books are read as prophecy', () => {
  const dated = people.filter(({ dates = [] }) => dates.some(({ of }) => of === 'ministry')).map(({ slug }) => slug);
  const books = 'hosea joel amos jonah micah nahum habakkuk zephaniah malachi obadiah-the-prophet'.split(' ');
  expect(dated).toContain('elijah');
  expect(withRole('prophet')).toEqual(expect.arrayContaining([...dated, ...books]));
});

test('everyone in the authored line of the high priests is a priest, except forebears and sons whom nobody calls one', () => {
  const line = readJson(builtRelease(), 'lineages.json').find(({ slug }) => slug === 'high-priests');
  const named = line?.members.flatMap(({ person }) => byId.get(person ?? '')?.slug ?? []) ?? [];
  const priests = new Set(withRole('priest'));
  expect(named).toContain('aaron');
  expect(named.filter((slug) => !priests.has(slug))).toEqual([
    'levi',
    'kohath',
    'amram',
    'abishua',
    'ahitub',
    'ahimaaz',
    'josedech',
    'joiakim',
  ]);
});

test.each([
  // First named in Ruth, but the years of his reign are known.
  ['david', 'united-kingdom'],
  ['reuben', 'patriarchs'],
  ['moses', 'exodus'],
  ['absalom', 'united-kingdom'],
  ['rehoboam', 'divided-kingdom'],
  ['naaman', 'divided-kingdom'],
  ['daniel', 'exile'],
  ['nehemiah', 'return'],
  ['lydia', 'early-church'],
  // Only in genealogies.
  ['abiud', undefined],
])('the period of %s is %s', (slug, period) => {
  expect(bySlug.has(slug)).toBe(true);
  expect(bySlug.get(slug)?.period).toBe(period);
});
