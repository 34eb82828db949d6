import { verseOsisId } from '@manna/shared/domain';
import { originalWordSchema, proseSchema } from '@manna/shared/contracts';
import { isVerse } from '../../base/bible/reference-verses';
import { ContentError } from '../../base/content-error';
import type { DerivedName } from './derived-name';
import { readNameSources } from './read-name-sources';
import { deriveNames } from './read-names';

const sources = readNameSources();
const { names, counts, skipped, licences } = deriveNames(sources);
const byKey = new Map(names.map((name) => [name.key, name]));

function nameOf(key: string): DerivedName {
  const name = byKey.get(key);
  if (!name) throw new Error(`There is no name ${key}.`);
  return name;
}
const inShort = (key: string) => {
  const { name, typename, kind, sex } = nameOf(key);
  return [name, typename, ...(kind ? [kind] : []), ...(sex ? [sex] : [])].join(' ');
};
const textOf = ({ body }: DerivedName) =>
  body
    .flatMap((block) => (block.kind === 'paragraph' ? [block.inlines] : block.kind === 'list' ? block.items : []))
    .map((inlines) => inlines.map(({ text }) => text).join(''))
    .join('\n');
test('every proper noun and every people of the lexicon is a name, part of one, or skipped with a reason', () => {
  expect(counts).toMatchObject({ 'proper nouns': 2487, gentilics: 262, 'Greek names': 590 });
  expect(counts).toMatchObject({ names: 2975, people: 1731, places: 883, tribes: 269, 'dictionary words': 92 });
  const accounted = new Set([...names.flatMap(({ strongs }) => strongs), ...skipped.map(({ ref }) => ref)]);
  const marked = sources.hebrew.verses.flatMap(({ words }) => words).filter((word) => /^N[pg]/.test(word.morphology));
  expect(marked.filter(({ lemma }) => lemma !== '' && !accounted.has(lemma))).toEqual([]);
  for (const { reason } of skipped) expect(reason).toMatch(/^[A-Z].*\.$/);
});

test.each([
  ['H85', 'Abraham Person male'],
  ['H3389', 'Jerusalem Place city'],
  ['H3383', 'Jordan Place river'],
  ['H4125', 'Moabites Tribe people'],
  ['H1683', 'Deborah Person female'],
  ['H1712', 'Dagon DictionaryWord name'],
  ['H1168', 'Baal DictionaryWord name'],
  ['H6253', 'Ashtoreth DictionaryWord name'],
  ['H6578', 'Euphrates Place river'],
  ['G5095', 'Timotheus Person male'],
  ['G2882', 'Corinth Place city'],
  ['G5330', 'Pharisees DictionaryWord name'],
  ['H4442', 'Melchizedek Person male'],
  ['H7340', 'Rehob Place place'],
  ['H2275', 'Hebron Place city'],
  ['H3063', 'Judah Place region'],
  ['H1144', 'Benjamin Tribe tribe'],
  ['H1410', 'Gad Tribe tribe'],
  ['H4124', 'Moab Place region'],
  ['H5983', 'Ammon Tribe people'],
  ['H7587', 'Shaulites Tribe family'],
  ['H8227', 'Shaphan Person male'],
  ['H4074', 'Media Place region'],
  ['G4074', 'Peter Person male'],
  ['H6547', 'Pharaoh DictionaryWord office'],
])('%s is %s', (key, short) => {
  expect(inShort(key)).toBe(short);
});

test('a name of a place and of people has both in its title and keeps its evidence', () => {
  const rehob = nameOf('H7340');
  expect(rehob.namesakes).toBe(true);
  expect(rehob.title).toBe('Name of a place in Syria, a Syrian and a man of Israel');
  expect(rehob.evidence).toContainEqual({ rule: "Strong's lexicon describes a place", found: 'a place in Syria' });
});

test('forms of a name are one name, names of different people are not', () => {
  expect(nameOf('H452')).toMatchObject({ name: 'Elijah', strongs: ['H452', 'G2243'] });
  expect(nameOf('H452').aliases).toContain('Elias');
  expect(nameOf('H894').strongs).toEqual(['H894', 'H895', 'G897']);
  expect(nameOf('H3091').strongs).not.toContain('G2424');
  expect(nameOf('H4813').strongs).not.toContain('G3137');
  expect(nameOf('H111')).not.toBe(nameOf('H2301'));
});

test('a name is hyphenated as readers of the King James Version know it, and keeps the spelling of the text', () => {
  expect(nameOf('H1007')).toMatchObject({ name: 'Beth-aven', aliases: ['Bethaven'] });
  expect(textOf(nameOf('H1007'))).not.toContain('also spells');
  expect(nameOf('H1041').name).toBe('Beth-azmaveth');
  expect(nameOf('H1009').name).toBe('Beth-arbel');
});

test('verses are those of the King James Version, of both testaments', () => {
  const melchizedek = nameOf('H4442').verses.map(verseOsisId);
  expect(melchizedek).toEqual(expect.arrayContaining(['Gen.14.18', 'Ps.110.4', 'Heb.5.6']));
});

const kinOf = (key: string) =>
  nameOf(key).kin.map(({ kind, key: other, verse: number, as }) => `${kind} ${other} ${as} ${verseOsisId(number)}`);

test('a parent and a child are kin of each other with every verse that says so', () => {
  expect(kinOf('H1212')).toContain('father H221 son Exod.31.2');
  expect(kinOf('H221')).toEqual(expect.arrayContaining(['child H1212 son Exod.31.2', 'child H1212 son Exod.35.30']));
  expect(kinOf('H3097')).toContain('mother H6870 son 2Sam.2.13');
  expect(kinOf('G5090')[0]).toContain('child G924');
});

test('a daughter is called a daughter, also where the text says “begat”', () => {
  expect(kinOf('H1328')).toContain('child H7259 daughter Gen.22.23');
});

test('a wife, a brother’s son and a member of a people are nobody’s children', () => {
  expect(kinOf('H5806').filter((kin) => kin.includes('H2696'))).toEqual([]);
  expect(kinOf('H8647')).toEqual([]);
  expect(kinOf('H4243')).toEqual(['father H3620 son 1Chr.4.11']);
  expect(kinOf('H4006')).toEqual([]);
});

test('a name of one person and a place belongs to one person', () => {
  expect(nameOf('H1328')).toMatchObject({ namesakes: true, onePerson: true });
  expect(nameOf('H3130').onePerson).toBe(false);
});

test('a name that one verse has is described in one sentence, and the verse is quoted', () => {
  expect(nameOf('H5').summary).toBe('Only Esther 1:10 names Abagtha, a eunuch of Ahasuerus.');
  expect(nameOf('H203').summary).toBe('Only Numbers 16:1 names On, a man of Israel, a son of Peleth.');
  expect(nameOf('H5').body).toMatchObject([
    { kind: 'paragraph', inlines: [{ text: 'All that Scripture says of him is this:' }] },
    { kind: 'scripture', osis: 'Esth.1.10' },
  ]);
});

test('a name that many verses have says where they are without repeating its summary', () => {
  const moabites = nameOf('H4125');
  expect(moabites.summary).toBe(
    'The Moabites were the people descended from Moab. Scripture names them in 16 verses, from Deuteronomy to Nehemiah.',
  );
  expect(textOf(moabites)).toBe(
    'The first of these verses is Deuteronomy 2:11 and the last Nehemiah 13:23; seven are in Ruth. The first reads:',
  );
});

test('what the lexicon explains a name as is the lexicon’s, and is never the only thing that is said', () => {
  for (const name of names) {
    const text = textOf(name);
    if (!text.includes('explains the name')) continue;
    expect(text).toMatch(/Strong's lexicon explains the name as '[^']/);
    expect(name.body.length).toBeGreaterThan(1);
  }
  expect(textOf(nameOf('H2798'))).not.toContain('fabricator');
});

/** Returns the reasons why a name is invalid in a release. */
function faultsOf(name: DerivedName): string[] {
  const { key, title, summary, body, verses, aliases, evidence, kin, originals, typename, kind } = name;
  const faults: readonly (readonly [boolean, string])[] = [
    [summary.length < 20 || summary.length > 300, 'its summary is too short or too long'],
    [title.length > 90, 'its title is too long'],
    [/undefined| {2}| \.|\.\.|\bnull\b/.test(`${title} ${summary} ${textOf(name)}`), 'its words are not tidy'],
    [!proseSchema.safeParse(body).success, 'its body is no prose'],
    [verses.length === 0 || !verses.every(isVerse), 'one of its verses does not exist'],
    [verses.some((each, index) => index > 0 && each <= (verses[index - 1] ?? 0)), 'its verses are not in order'],
    [aliases.includes(name.name), 'it has itself for an alias'],
    [evidence.length === 0, 'nothing says why it has its type'],
    [!kin.every((each) => byKey.has(each.key)), 'it has kin that is no name'],
    [!originals.every((original) => originalWordSchema.safeParse(original).success), 'an original of it is no word'],
    [typename !== 'Person' && kind === undefined, 'it has no kind'],
  ];
  return faults.flatMap(([isFault, what]) => (isFault ? [`${key}: ${what}`] : []));
}

test('each name has valid texts, verses, original words and kin for a release', () => {
  expect(names.flatMap(faultsOf)).toEqual([]);
  expect(byKey.size).toBe(names.length);
});

test('the licences of both packages are stated', () => {
  expect(licences.map(({ source, licence }) => `${source}: ${licence}`)).toEqual([
    'morphhb: CC BY 4.0',
    'strongs: CC BY-SA',
  ]);
});

test('the build fails with both counts when the Hebrew text lacks a word', () => {
  const [first, ...rest] = sources.hebrew.verses;
  if (!first) throw new Error('The sample has no verse.');
  const hebrew = { ...sources.hebrew, verses: [{ ...first, words: first.words.slice(1) }, ...rest] };
  expect(() => deriveNames({ ...sources, hebrew })).toThrow(
    new ContentError('The names of morphhb and strongs has 306,740 words where 306,741 are expected.'),
  );
});
