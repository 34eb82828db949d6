import { readFileSync } from 'node:fs';
import type { HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import { baseFormsOf, parseVerseId, readGloss } from '@manna/shared/domain';
import { parse } from 'yaml';
import { builtChapters, builtRelease } from '../../testing/built-release';
import { readRecords } from '../emit/read-release';

/** Renderings that the lexicon does not list, or spells differently, each with a verse of the King James Version that has it. */
const UNLISTED: Readonly<Record<string, { has: RegExp; verse: string }>> = {
  'apocrypha G614': { has: /hid/, verse: 'Col.2.3' },
  'ascension-word G305': { has: /ascend/, verse: 'John.20.17' },
  'ascension-word H5927': { has: /went up/, verse: '2Kgs.2.11' },
  'beatitudes G3107': { has: /Blessed/, verse: 'Matt.5.3' },
  'beatitudes H835': { has: /Blessed/, verse: 'Ps.1.1' },
  'caesar G2541': { has: /C(?:ae|\u00E6)sar/, verse: 'Matt.22.21' },
  'canon G2583': { has: /rule/, verse: 'Gal.6.16' },
  'goodly H2896': { has: /goodly child/, verse: 'Exod.2.2' },
  'hallelujah G239': { has: /Alleluia/, verse: 'Rev.19.1' },
  'incarnation G4561': { has: /flesh/, verse: 'John.1.14' },
  'mercy-seat G2435': { has: /mercyseat/, verse: 'Heb.9.5' },
  'preach G2784': { has: /preaching/, verse: 'Matt.3.1' },
  'repentance H7725': { has: /repent/, verse: '1Kgs.8.47' },
  'synagogue H4150': { has: /synagogues/, verse: 'Ps.74.8' },
  'virtue G1411': { has: /virtue/, verse: 'Mark.5.30' },
  'wist G1492': { has: /wist/, verse: 'Mark.9.6' },
};

const dictionary = new URL('../../../authored/dictionary/', import.meta.url);
const lexicon = new Map(readRecords(builtRelease(), 'lexicon.ndjson').map((entry) => [entry.strongs, entry]));
const words = readRecords(builtRelease(), 'entries.ndjson').filter(
  (entry) => entry.typename === 'DictionaryWord' && entry.origin === 'authored' && entry.kind !== 'name',
);

const small = new Set(['of', 'the', 'a', 'and', 'in', 'for', 'to', 's']);
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => !small.has(word));

/** The names of a word of the dictionary, and the words by which its front matter finds it in the text. */
function namesOf({ name, aliases, slug }: (typeof words)[number]): string[] {
  const [, matter = ''] = readFileSync(new URL(`${slug}.md`, dictionary), 'utf8').split(/^---$/m);
  const { inText } = parse(matter) as { inText?: { words?: string[] } };
  return [name, ...aliases, ...(inText?.words ?? [])];
}

/** The renderings of each Hebrew word in the King James Version, where the texts are aligned. */
const glosses = new Map<string, Set<string>>();
function addGloss({ strongs, gloss, morphology }: HebrewWord): void {
  if (strongs === undefined || gloss === undefined) return;
  glosses.set(strongs, (glosses.get(strongs) ?? new Set()).add(readGloss(gloss, morphology).stem));
}
const verses = new Map(readRecords(builtRelease(), 'words.ndjson').map(({ id, words: ofVerse }) => [id, ofVerse]));
for (const ofVerse of verses.values()) ofVerse.forEach(addGloss);

const numbersAt = (verse: string) => verses.get(parseVerseId(verse) ?? 0)?.map(({ strongs }) => strongs);

/**
 * Whether the lexicon lists a word among the renderings of the King James Version, which it shortens: 'transgress(-ion)',
 * '(be-)love(-ed)', 'first-fruits'.
 */
function lists({ kjvDefinition }: LexiconEntry, word: string): boolean {
  const listed = kjvDefinition.toLowerCase();
  const plain = [listed, listed.replaceAll('-', ''), listed.replaceAll(/[-()]/g, '')];
  if (plain.some((text) => wordsIn(text).flatMap(baseFormsOf).includes(word))) return true;
  return [...listed.matchAll(/([a-z]+)\(([^)]*)\)/g)].some(([, start = '', ends = '']) =>
    wordsIn(ends).some(
      (end) => word.endsWith(end) && word.length > end.length && start.startsWith(word.slice(0, -end.length)),
    ),
  );
}

const isRendered = (strongs: string, names: readonly string[]): boolean => {
  const entry = lexicon.get(strongs);
  const called = new Set(names.flatMap(wordsIn).flatMap((word) => [word, ...baseFormsOf(word)]));
  const aligned = [...(glosses.get(strongs) ?? [])].flatMap(wordsIn).flatMap(baseFormsOf);
  return (
    aligned.some((word) => called.has(word)) || (entry !== undefined && [...called].some((word) => lists(entry, word)))
  );
};

test('the King James Version renders each original of a word by one of its names or forms', () => {
  const wrong = words.flatMap((word) =>
    word.originals
      .map(({ strongs }) => `${word.slug} ${strongs}`)
      .filter((key) => !(key in UNLISTED) && !isRendered(key.split(' ')[1] ?? '', namesOf(word))),
  );
  expect(wrong).toEqual([]);
});

test.each(Object.entries(UNLISTED))(
  'the verse of %s has its rendering and, in Hebrew, its word',
  (key, { has, verse }) => {
    const chapter = builtChapters('kjv').find(({ osisId }) => osisId === verse.replace(/\.\d+$/, ''));
    const span = chapter?.styling.find(({ kind, ref }) => kind === 'verse' && ref === verse);
    expect(chapter?.content.slice(span?.min, span?.max)).toMatch(has);
    const [, strongs = ''] = key.split(' ');
    if (strongs.startsWith('H')) expect(numbersAt(verse)).toContain(strongs);
  },
);

test('mercy, love and covenant have their Hebrew and Greek words', () => {
  const originalsOf = (slug: string) =>
    words.find((word) => word.slug === slug)?.originals.map(({ strongs }) => strongs);
  expect(originalsOf('mercy')).toEqual(['H2617', 'H7356', 'G1656']);
  expect(originalsOf('love')).toEqual(['H157', 'H160', 'G26', 'G25', 'G5368']);
  expect(originalsOf('covenant')).toEqual(['H1285', 'G1242']);
});

test('a word has its Hebrew or Greek, is a book, or its page says that it is not in the text', () => {
  const without = words.filter(({ originals, slug }) => originals.length === 0 && !slug.startsWith('book-'));
  expect(without.map(({ slug }) => slug)).toEqual([
    'dead-sea-scrolls',
    'essenes',
    'lords-prayer',
    'maccabees',
    'septuagint-word',
  ]);
  for (const word of without) expect(word.summary).toContain('not in the text');
});

test('every old word of the King James Version has numbered senses, each with a verse', () => {
  const old = words.filter((word) => word.typename === 'DictionaryWord' && word.kind === 'archaic');
  expect(old.length).toBeGreaterThan(40);
  for (const { slug, body } of old) {
    const senses = body.flatMap((block) => (block.kind === 'list' && block.ordered ? block.items : []));
    expect([slug, senses.length > 0]).toEqual([slug, true]);
    for (const sense of senses) expect([slug, sense.some(({ kind }) => kind === 'reference')]).toEqual([slug, true]);
  }
});

test('at most four words of a language are named', () => {
  const ofLanguage = (letter: string) =>
    words.filter(({ originals }) => originals.filter(({ strongs }) => strongs.startsWith(letter)).length > 4);
  expect([...ofLanguage('H'), ...ofLanguage('G')].map(({ slug }) => slug)).toEqual([]);
});
