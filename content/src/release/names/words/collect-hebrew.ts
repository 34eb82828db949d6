import type { LexiconEntry } from '@manna/shared/contracts';
import type { NameTypename } from '../types/bearer-nouns';
import { classifyName, readEntry, type GivenType, type ReadEntry } from '../types/classify-name';
import { namesMembers } from '../types/decide-type';
import { bareLetters, type EnglishIndex } from './english-words';
import { isGentilic, isProperNoun, type HebrewVerse } from './hebrew-token';
import { listedSpellings, spellingOf, type Spelling } from './kjv-spelling';
import type { NameRecord, SkippedName } from '../name-record';
import { readCompany } from '../name-company';
import { readCues, type Cue } from '../types/text-cues';
import type { CueKind } from '../types/cue-words';

interface Marked {
  readonly verses: number[];
  properNouns: number;
  gentilics: number;
  /** Number of occurrences of the lemma in the text. */
  words: number;
}

/** Finds every lemma that the morphology marks somewhere as a proper noun or a member of a people. */
function markedLemmas(verses: readonly HebrewVerse[]): Map<string, Marked> {
  const marked = new Map<string, Marked>();
  const words = new Map<string, number>();
  for (const { verse, words: tokens } of verses) {
    for (const token of tokens) {
      words.set(token.lemma, (words.get(token.lemma) ?? 0) + 1);
      const proper = isProperNoun(token);
      if (!proper && !isGentilic(token)) continue;
      const known = marked.get(token.lemma) ?? { verses: [], properNouns: 0, gentilics: 0, words: 0 };
      marked.set(token.lemma, known);
      if (proper) known.properNouns += 1;
      else known.gentilics += 1;
      if (known.verses.at(-1) !== verse) known.verses.push(verse);
    }
  }
  for (const [lemma, known] of marked) known.words = words.get(lemma) ?? 0;
  return marked;
}

/** Finds which spellings the lexicon lists for the names of a verse: 'hadad' in 1 Chronicles 1:30 is H2301. */
function claims(marked: ReadonlyMap<string, Marked>, lexicon: ReadonlyMap<string, LexiconEntry>) {
  const claimed = new Map<string, Set<string>>();
  for (const [lemma, { verses }] of marked) {
    for (const letters of listedSpellings(lexicon.get(lemma)?.kjvDefinition ?? '').map(bareLetters)) {
      for (const verse of verses) {
        const place = `${letters} ${verse}`;
        const by = claimed.get(place);
        if (by) by.add(lemma);
        else claimed.set(place, new Set([lemma]));
      }
    }
  }
  return (lemma: string) => (letters: string, verse: number) => {
    const by = claimed.get(`${letters} ${verse}`);
    return by !== undefined && (by.size > 1 || !by.has(lemma));
  };
}

const cueKinds: Partial<Record<NameTypename, CueKind>> = { Person: 'person', Place: 'place', Tribe: 'people' };
/** A word that is marked as a name less often than this is an ordinary word. */
const LEAST_SHARE = 0.1;

/** The inputs for collecting names, apart from the text. */
export interface HebrewSources {
  readonly lexicon: ReadonlyMap<string, LexiconEntry>;
  readonly english: EnglishIndex;
  readonly given: ReadonlyMap<string, GivenType>;
}

function reasonToSkip(
  { entry, bearers }: ReadEntry,
  spelling: Spelling,
  { verses, properNouns, gentilics, words }: Marked,
  members: boolean,
): string | undefined {
  const named = /^\p{Lu}/u.test(entry.definition);
  if ((properNouns + gentilics) / words < LEAST_SHARE && spelling.source !== 'near' && !named) {
    return 'A common word that the morphology marks as a name in a few places.';
  }
  if (!named && spelling.source === 'near' && spelling.found * 2 < verses.length) {
    return 'A common word that the King James Version translates but once.';
  }
  // If the version translates the name but the lexicon knows its bearer, use the lexicon's spelling.
  if (spelling.source === 'none' && !(named && bearers.length > 0) && !members) {
    return 'A word that the King James Version translates, and no name in the lexicon.';
  }
  return undefined;
}

/**
 * Collects all names of the Hebrew text with their types, and the words that are marked as names but are ordinary
 * words.
 */
export function collectHebrew(
  verses: readonly HebrewVerse[],
  { lexicon, english, given }: HebrewSources,
): { records: NameRecord[]; skipped: SkippedName[]; marked: Map<string, Marked> } {
  const marked = markedLemmas(verses);
  const entries = new Map<string, ReadEntry>();
  for (const lemma of marked.keys()) {
    const entry = lexicon.get(lemma);
    if (entry) entries.set(lemma, readEntry(entry));
  }
  const cues = readCues(verses);
  const claimedFor = claims(marked, lexicon);
  const classify = (
    read: ReadEntry,
    mark: Marked,
    spelling: Spelling | undefined,
    known: readonly Cue[],
    types: ReadonlyMap<string, NameTypename>,
  ) =>
    classifyName(
      read,
      {
        cues: known,
        marked: mark,
        spelling: spelling && spelling.source !== 'none' ? spelling.name : '',
        verses: mark.verses.length,
        bynameTypename: types.get(bareLetters(read.byname?.of ?? '')),
      },
      (strongs) => entries.get(strongs),
      given.get(read.entry.strongs),
    );

  // Decide twice: first without the names nearby, because they are known only after the first pass.
  const types = new Map<string, NameTypename>();
  const typesByName = new Map<string, NameTypename>();
  for (const [lemma, read] of entries) {
    const mark = marked.get(lemma);
    if (!mark) continue;
    const typename = classify(read, mark, undefined, cues.get(lemma) ?? [], typesByName)?.typename;
    if (!typename) continue;
    types.set(lemma, typename);
    const first = /^\p{Lu}[\p{L}-]*/u.exec(read.entry.definition)?.[0] ?? '';
    // Another name of Benjamin is a man's, although 'Benjamin' itself mostly means the tribe.
    const bearer = read.bearers[0]?.typename === 'Person' ? 'Person' : typename;
    for (const name of [...listedSpellings(read.entry.kjvDefinition), first]) {
      if (name !== '' && !typesByName.has(bareLetters(name))) typesByName.set(bareLetters(name), bearer);
    }
  }
  const company = readCompany(verses, (lemma) => cueKinds[types.get(lemma) ?? 'DictionaryWord']);

  const records: NameRecord[] = [];
  const skipped: SkippedName[] = [];
  for (const [lemma, mark] of marked) {
    const read = entries.get(lemma);
    if (!read) {
      skipped.push({ key: lemma, reason: 'The lexicon has no such number.' });
      continue;
    }
    const members =
      namesMembers(read.entry.definition) ||
      (mark.gentilics > 0 && mark.properNouns === 0 && !/^\p{Lu}/u.test(read.entry.definition));
    const spelling = spellingOf(read.entry, mark.verses, english, { claimed: claimedFor(lemma), members });
    const reason = given.has(lemma) ? undefined : reasonToSkip(read, spelling, mark, members);
    const known = [...(cues.get(lemma) ?? []), ...(company.get(lemma) ?? [])];
    const classified =
      reason === undefined ? (classify(read, mark, spelling, known, typesByName) ?? wordOf(spelling)) : undefined;
    if (!classified) {
      skipped.push({ key: lemma, reason: reason ?? 'Neither the lexicon nor the text tells what it is the name of.' });
      continue;
    }
    records.push({ key: lemma, ...read, ...classified, spelling, members, verses: mark.verses, cues: known });
  }
  return { records, skipped, marked };
}

/** A name that only the King James Version has. */
const wordOf = ({ source, name }: Spelling) =>
  source === 'none'
    ? undefined
    : {
        typename: 'DictionaryWord' as const,
        kind: 'name',
        sex: undefined,
        evidence: [{ rule: 'spelling: a name, though the lexicon tells no bearer', found: name }],
      };
