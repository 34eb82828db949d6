import type { LexiconEntry } from '@manna/shared/contracts';
import { classifyName, readEntry, type GivenType } from '../types/classify-name';
import { namesMembers } from '../types/decide-type';
import { bareLetters, type EnglishIndex } from './english-words';
import { editDistance, listedSpellings, type SpelledForm } from './kjv-spelling';
import type { NameRecord, SkippedName } from '../name-record';

/** The inputs for collecting the names of the New Testament: lexicon, English text and exceptions made by hand. */
export interface GreekSources {
  readonly lexicon: ReadonlyMap<string, LexiconEntry>;
  readonly english: EnglishIndex;
  readonly given: ReadonlyMap<string, GivenType>;
  readonly moreSpellings: ReadonlyMap<string, readonly string[]>;
  /** Verse numbers for names that share their spelling with others. */
  readonly givenVerses: ReadonlyMap<string, readonly number[]>;
  /** Names that the lexicon writes in lower case. */
  readonly smallNames: readonly string[];
}

const FIRST_OF_NEW_TESTAMENT = 40_000_000;
const isGreekName = ({ strongs, lemma }: LexiconEntry) =>
  strongs.startsWith('G') && /^\p{Lu}/u.test(lemma.normalize('NFC'));
/** Matches 'of Adramyttium', 'in Smyrna', which is used as a spelling only if no other name has it. */
const borrowed = (kjvDefinition: string) => (/^(?:of|in) (\p{Lu}\p{L}+)$/u.exec(kjvDefinition) ?? []).slice(1);

/** The spellings of each name. A spelling that is also an ordinary word is dropped if others remain. */
function ownSpellings(names: readonly LexiconEntry[], { lexicon, moreSpellings }: GreekSources): Map<string, string[]> {
  const common = new Set<string>();
  for (const entry of lexicon.values()) {
    if (entry.strongs.startsWith('G') && !names.includes(entry)) {
      for (const spelling of listedSpellings(entry.kjvDefinition)) common.add(bareLetters(spelling));
    }
  }
  const listed = new Map(
    names.map((entry) => {
      const all = [...listedSpellings(entry.kjvDefinition), ...(moreSpellings.get(entry.strongs) ?? [])];
      const own = all.filter((spelling) => !common.has(bareLetters(spelling)));
      return [entry.strongs, own.length > 0 ? own : all];
    }),
  );
  const taken = new Set([...listed.values()].flat().map(bareLetters));
  for (const entry of names) {
    const [only] = borrowed(entry.kjvDefinition);
    if (only !== undefined && !taken.has(bareLetters(only))) listed.set(entry.strongs, [only]);
  }
  // 'Simon' belongs to Peter. The lexicon lists it under Simeon too, who has a spelling of his own.
  const owners = new Map<string, string[]>();
  for (const [key, spellings] of listed) {
    for (const letters of spellings.map(bareLetters)) owners.set(letters, [...(owners.get(letters) ?? []), key]);
  }
  for (const [key, spellings] of listed) {
    const alone = spellings.filter((spelling) => owners.get(bareLetters(spelling))?.length === 1);
    if (alone.length > 0 && alone.length < spellings.length) listed.set(key, alone);
  }
  return listed;
}

/** Verses of the New Testament, by the bare letters of their capitalised words. */
function newTestamentVerses(english: EnglishIndex) {
  return (letters: string): number[] =>
    (english.versesOf.get(letters) ?? []).filter((verse) => verse > FIRST_OF_NEW_TESTAMENT);
}

const allowed = (letters: string) => Math.max(1, Math.floor(letters.length / 4));
/** Members of a people also occur in the plural: 'Galilaeans', when the lexicon lists only the singular. */
const formsOf = (spelling: string, members: boolean) =>
  members ? [bareLetters(spelling), `${bareLetters(spelling)}s`] : [bareLetters(spelling)];
const PEOPLE = /(?:ites?|ess|ims?|ians?|ans?|enes?|es)$/;

/** For names that occur under none of their spellings: similar capitalised words that belong to no other name. */
function nearSpellings(
  own: ReadonlyMap<string, readonly string[]>,
  members: ReadonlySet<string>,
  english: EnglishIndex,
): Map<string, string[]> {
  const isThere = newTestamentVerses(english);
  const all = [...own].flatMap(([key, spellings]) =>
    spellings
      .flatMap((spelling) => formsOf(spelling, members.has(key)))
      .map((form) => ({ key, form, most: allowed(form) })),
  );
  const there = new Set(all.filter(({ form }) => isThere(form).length > 0).map(({ key }) => key));
  const forms = all.filter(({ key }) => !there.has(key));
  const looked = new Set(all.map(({ form }) => form));
  const near = new Map<string, string[]>();
  for (const [verse, capitals] of english.capitals) {
    if (verse < FIRST_OF_NEW_TESTAMENT) continue;
    for (const text of capitals) {
      const letters = bareLetters(text);
      if (looked.has(letters) || text.includes(' ') || letters.length < 4 || english.small.has(letters)) continue;
      looked.add(letters);
      const [best] = forms
        .filter(({ key }) => !members.has(key) || PEOPLE.test(letters))
        .map(({ key, form, most }) => ({ key, distance: editDistance(form, letters, most), most }))
        .filter(({ distance, most }) => distance <= most)
        .sort((a, b) => a.distance - b.distance);
      if (best) near.set(best.key, [...(near.get(best.key) ?? []), text]);
    }
  }
  return near;
}

interface Found {
  readonly name: string;
  readonly forms: SpelledForm[];
  readonly verses: number[];
}

/** Finds the verses with one of the spellings, and the most frequent spelling. */
function find(wanted: readonly string[], english: EnglishIndex, within?: readonly number[]): Found {
  const versesOf = newTestamentVerses(english);
  const counted = new Map<string, Set<number>>();
  for (const letters of new Set(wanted)) {
    for (const verse of versesOf(letters).filter((each) => !within || within.includes(each))) {
      for (const text of english.capitals.get(verse) ?? []) {
        if (bareLetters(text) !== letters) continue;
        const known = counted.get(text) ?? new Set<number>();
        counted.set(text, known.add(verse));
      }
    }
  }
  const forms = [...counted]
    .map(([text, verses]) => ({ text, verses: verses.size }))
    .sort((a, b) => b.verses - a.verses || (a.text < b.text ? -1 : 1));
  return {
    name: forms[0]?.text ?? '',
    forms,
    verses: within
      ? [...within]
      : [...new Set([...counted.values()].flatMap((verses) => [...verses]))].sort((a, b) => a - b),
  };
}

const isSect = (rule: string | undefined) => rule === 'lexicon: followers of a teaching';
const wordType = { typename: 'DictionaryWord', kind: 'name', sex: undefined } as const;

/** Collects all names of the New Testament with their types, by their spelling in the King James Version. */
export function collectGreek(sources: GreekSources): { records: NameRecord[]; skipped: SkippedName[]; names: number } {
  const { lexicon, english, given, givenVerses, smallNames } = sources;
  const names = [...lexicon.values()].filter((entry) => isGreekName(entry) || smallNames.includes(entry.strongs));
  const own = ownSpellings(names, sources);
  const reads = new Map(names.map((entry) => [entry.strongs, readEntry(entry)]));
  const types = new Map(
    [...reads].map(([key, read]) => {
      const gentilics = namesMembers(read.entry.definition) ? 1 : 0;
      const facts = {
        cues: [],
        marked: { properNouns: 1, gentilics },
        spelling: '',
        verses: 0,
        bynameTypename: undefined,
      };
      return [key, classifyName(read, facts, (strongs) => reads.get(strongs), given.get(key))];
    }),
  );
  const members = new Set(
    [...types].flatMap(([key, type]) => (type?.typename === 'Tribe' || isSect(type?.evidence[0]?.rule) ? [key] : [])),
  );
  const near = nearSpellings(own, members, english);
  const records: NameRecord[] = [];
  const skipped: SkippedName[] = [];
  for (const [key, read] of reads) {
    const spellings = [...(own.get(key) ?? []), ...(near.get(key) ?? [])];
    const found = find(
      spellings.flatMap((spelling) => formsOf(spelling, members.has(key))),
      english,
      givenVerses.get(key),
    );
    const classified = types.get(key);
    const hasOwn = spellings.length > 0;
    if (hasOwn && found.verses.length === 0) {
      skipped.push({
        key,
        reason: 'The text of the King James Version has it in the heading or subscription of an epistle only.',
      });
      continue;
    }
    records.push({
      ...read,
      key,
      ...(classified ?? {
        ...wordType,
        evidence: [{ rule: 'spelling: a name, though the lexicon tells no bearer', found: found.name }],
      }),
      spelling: {
        name: found.name,
        forms: found.forms,
        found: found.verses.length,
        source: found.name === '' ? 'none' : 'listed',
      },
      members: members.has(key),
      verses: found.verses,
      cues: [],
    });
  }
  return { records, skipped, names: names.length };
}
