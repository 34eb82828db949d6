import { bookByOsisId, verseNumber } from '@manna/shared/domain';
import { expectCounts } from '../../base/expect-counts';
import { readByname } from './types/byname';
import { collectGreek } from './words/collect-greek';
import { collectHebrew } from './words/collect-hebrew';
import { isShared, mostPersons } from './prose/describe-bearers';
import { bareLetters, indexEnglish } from './words/english-words';
import { baseOf, joinedTo, joinNames } from './join-names';
import { baseNameOf, mergeNames, type MergedName } from './merged-name';
import { kinByKey, statementsInEnglish } from './prose/name-kin';
import { writeProse } from './prose/name-prose';
import { plainEvidence } from './prose/plain-evidence';
import type { NameRecord } from './name-record';
import { shortMeaning } from './short-meaning';
import { originalWord } from './original-word';
import { readStatements } from './prose/stated-kin';
import type { LicenceRecord, SourceReport } from '../../base/source';
import type { DerivedName, NameKin } from './derived-name';
import { readNameExceptions, type NameExceptions } from './exceptions';
import { readNameSources, type NameSources } from './read-name-sources';

/** Expected counts of the packages and of what the rules find. A different count means that one of them has changed. */
const expectedNameCounts = {
  verses: 23_145,
  words: 306_741,
  'proper nouns': 2487,
  gentilics: 262,
  'Greek names': 590,
} as const;

/** Every name of the Bible, before it is merged with authored entries, with counts and skipped records. */
export interface ReadNames extends SourceReport {
  readonly names: readonly DerivedName[];
}

function verseOf(osisId: string): number {
  const [book = '', chapter, verse] = osisId.split('.');
  return verseNumber({ book: bookByOsisId(book)?.number ?? 0, chapter: Number(chapter), verse: Number(verse) });
}

const joinable = (
  { key, entry, typename, spelling, members, bearers }: NameRecord,
  { shownNames }: NameExceptions,
) => ({
  key,
  derivation: entry.derivation,
  typename,
  name: shownNames.get(key) ?? spelling.name,
  // A Hebrew name that the version translates uses the lexicon's spelling.
  hasSpelling: spelling.source !== 'none' || shownNames.has(key) || (key.startsWith('H') && !members),
  bearers,
});

/** Returns a lookup from the lexicon's spelling of a name, if it is unambiguous, to the one that readers know. */
function kjvNames(merged: readonly MergedName[]): (letters: string) => string | undefined {
  const names = new Map<string, string | undefined>();
  for (const { parts, name } of merged) {
    for (const { entry } of parts) {
      const [first = ''] = /^\p{Lu}[\p{L}'-]*/u.exec(entry.definition) ?? [];
      const letters = bareLetters(first);
      names.set(letters, names.has(letters) && names.get(letters) !== name ? undefined : name);
    }
  }
  const own = new Map(merged.map(({ name }) => [bareLetters(name), name]));
  return (letters) => names.get(letters) ?? own.get(letters);
}

/**
 * Whether a verse calls the people a family ('the family of the Shaulites'). This overrides the lexicon's derivation.
 */
const isCalledFamily = ({ main, name, verses }: MergedName, texts: ReadonlyMap<number, string>): boolean =>
  main.kind === 'people' && main.members && verses.some((verse) => texts.get(verse)?.includes(`family of the ${name}`));

const licencesOf = ({ lexicon, hebrew }: NameSources): LicenceRecord[] => [
  {
    source: 'morphhb',
    version: hebrew.version,
    licence: 'CC BY 4.0',
    attribution:
      'Where names stand in the Hebrew Bible: lemmas and morphology of the Open Scriptures Hebrew Bible, from the package morphhb.',
  },
  {
    source: 'strongs',
    version: lexicon.version,
    licence: 'CC BY-SA',
    attribution:
      'Spelling, transliteration, pronunciation and meaning of names, and what they are names of: Strong’s Dictionaries of Hebrew and Greek, by James Strong (1890 and 1894), edited by Open Scriptures, from the package strongs.',
  },
];

/** What the derivation of one name needs from the sources and from all other names. */
interface Context {
  readonly sources: NameSources;
  readonly exceptions: NameExceptions;
  /** Returns the name that a lemma belongs to. */
  readonly nameOf: (key: string) => MergedName | undefined;
  readonly kin: ReadonlyMap<string, readonly NameKin[]>;
  readonly kjvName: (letters: string) => string | undefined;
  readonly sexOfName: (name: string) => 'male' | 'female' | undefined;
}

function derive(found: MergedName, { sources, exceptions, nameOf, kin, kjvName, sexOfName }: Context): DerivedName {
  const kind = isCalledFamily(found, sources.texts) ? 'family' : found.main.kind;
  const merged = { ...found, main: { ...found.main, kind } };
  const { main, parts, name, aliases, verses } = merged;
  const { key, typename, entry, evidence, members } = main;
  const meaningOf = (record: NameRecord) =>
    record.members ? undefined : shortMeaning(record.entry, (strongs) => sources.lexicon.entries.get(strongs));
  const byname = readByname(entry.definition);
  const other = byname && byname.of !== '' ? kjvName(bareLetters(byname.of)) : undefined;
  const sex = main.sex ?? (typename === 'Person' && other !== undefined ? sexOfName(other) : undefined);
  const nameKin = kin.get(key) ?? [];
  const prose = writeProse({
    merged,
    meaning: meaningOf(main),
    base: members ? baseNameOf(merged, nameOf(baseOf(entry.derivation) ?? ''), kjvName) : undefined,
    otherName: byname && other !== undefined ? { name: other, figurative: byname.figurative } : undefined,
    kin: nameKin,
    kjvName,
    described: exceptions.descriptions.get(key) ?? exceptions.types.get(key)?.phrase,
    verseText: (verse) => sources.texts.get(verse),
  });
  return {
    key,
    strongs: parts.map((part) => part.key),
    name,
    aliases,
    typename,
    ...(sex === undefined ? {} : { sex }),
    ...(kind === undefined ? {} : { kind }),
    namesakes: !members && parts.some(({ bearers }) => isShared(bearers)),
    onePerson: parts.every(({ bearers }) => mostPersons(bearers) <= 1),
    ...prose,
    originals: parts.map((part) => originalWord(part.entry, meaningOf(part))),
    verses,
    kin: nameKin.map(({ kind: kinship, key: otherKey, verse, at, as }) => ({
      kind: kinship,
      key: otherKey,
      verse,
      at,
      as,
    })),
    evidence: evidence.map(plainEvidence),
  };
}

/** Derives the names from the sources. Throws ContentError if the counts differ from the expected ones. */
export function deriveNames(sources: NameSources): ReadNames {
  const { lexicon, hebrew, texts } = sources;
  const exceptions = readNameExceptions();
  const collecting = { lexicon: lexicon.entries, english: indexEnglish(texts), given: exceptions.types };
  const old = collectHebrew(hebrew.verses, collecting);
  const fresh = collectGreek({
    ...collecting,
    moreSpellings: exceptions.moreSpellings,
    givenVerses: new Map([...exceptions.givenVerses].map(([key, osisIds]) => [key, osisIds.map(verseOf)])),
    smallNames: exceptions.smallNames,
  });
  const read = {
    verses: hebrew.verses.length,
    words: hebrew.verses.reduce((sum, { words }) => sum + words.length, 0),
    'proper nouns': [...old.marked.values()].filter(({ properNouns }) => properNouns > 0).length,
    gentilics: [...old.marked.values()].filter(({ gentilics }) => gentilics > 0).length,
    'Greek names': fresh.names,
  };
  expectCounts('The names of morphhb and strongs', expectedNameCounts, read);

  const records = [...old.records, ...fresh.records];
  const joins = joinNames(
    records.map((record) => joinable(record, exceptions)),
    (key) => exceptions.apartFromHebrew.has(key),
    exceptions.joined,
  );
  const all = mergeNames(records, joins, exceptions.shownNames);
  const merged = all.filter(({ verses, name }) => verses.length > 0 && name !== '');
  const byKey = new Map(merged.map((name) => [name.main.key, name]));
  const nameOf = (key: string) => byKey.get(joinedTo(key, joins));
  const notKin = new Set(exceptions.notKin.map(({ child, parent, verse }) => `${child} ${parent} ${verseOf(verse)}`));
  const statements = [...readStatements(hebrew.verses), ...statementsInEnglish(texts, fresh.records)].filter(
    ({ one, other, verse }) => !notKin.has(`${one} ${other} ${verse}`),
  );
  const { kin, pairs } = kinByKey(statements, nameOf);
  const sexes = new Map(merged.map(({ name, main }) => [name, main.sex]));
  const context = {
    sources,
    exceptions,
    nameOf,
    kin,
    kjvName: kjvNames(merged),
    sexOfName: (name: string) => sexes.get(name),
  };
  const names = merged.map((name) => derive(name, context));

  const ofType = (typename: DerivedName['typename']) => names.filter((name) => name.typename === typename).length;
  return {
    names,
    licences: licencesOf(sources),
    counts: {
      ...read,
      joined: joins.size,
      'parents and children': pairs,
      names: names.length,
      people: ofType('Person'),
      places: ofType('Place'),
      tribes: ofType('Tribe'),
      'dictionary words': ofType('DictionaryWord'),
    },
    skipped: [
      ...old.skipped.map(({ key, reason }) => ({ source: 'morphhb', ref: key, reason })),
      ...fresh.skipped.map(({ key, reason }) => ({ source: 'strongs', ref: key, reason })),
      ...all
        .filter((name) => !merged.includes(name))
        .map(({ main }) => ({
          source: 'strongs',
          ref: main.key,
          reason: 'The King James Version has no name for it.',
        })),
    ],
  };
}

/** Reads the packages and derives one name for each name of the Bible, in the order of the text. */
export const readNames = (): ReadNames => deriveNames(readNameSources());
