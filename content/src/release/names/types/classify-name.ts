import type { LexiconEntry } from '@manna/shared/contracts';
import type { NameTypename } from './bearer-nouns';
import { readByname, type Byname } from './byname';
import { decideType, sexOf, type Decision, type NameFacts } from './decide-type';
import { baseOf } from '../join-names';
import { readBearers, type Bearer } from './lexicon-bearers';
import type { Cue } from './text-cues';

/** A type that is given by hand, with the reason. */
export interface GivenType {
  readonly typename: NameTypename;
  readonly kind?: string;
  readonly sex?: 'male' | 'female' | 'unknown';
  readonly reason: string;
}

/** What a name is: type, kind, sex and the reasons. */
export interface Classified extends Decision {
  readonly kind: string | undefined;
  readonly sex: 'male' | 'female' | undefined;
}

/** What is read off a lexicon entry, for all that ask what the name is. */
export interface ReadEntry {
  readonly entry: LexiconEntry;
  readonly bearers: readonly Bearer[];
  readonly byname: Byname | undefined;
}

/**
 * Reads a lexicon entry. Braces hold what the lexicon repeats from the word that an Aramaic one corresponds to; in other
 * entries they repeat the definition of another name by mistake.
 */
export function readEntry(entry: LexiconEntry): ReadEntry {
  const repeated = entry.definition.startsWith('{') && entry.language === 'he';
  const definition = repeated ? '' : entry.definition;
  return { entry, bearers: readBearers(definition), byname: readByname(definition) };
}

const landCues: readonly (readonly [phrase: string, kind: string])[] = [
  ['mount -', 'mountain'],
  ['hill of -', 'mountain'],
  ['valley of -', 'valley'],
  ['brook of -', 'valley'],
  ['river of -', 'river'],
  ['wilderness of -', 'desert'],
  ['land of -', 'region'],
];

/** The kind that the lexicon tells, or that the text makes of a mere 'place'. */
function placeKind(bearers: readonly Bearer[], cues: readonly Cue[], verses: number): string {
  const told = bearers.find(({ typename }) => typename === 'Place')?.kind ?? 'place';
  if (told !== 'place') return told;
  if (cues.some(({ kind }) => kind === 'city')) return 'city';
  const usual = landCues.find(([phrase]) =>
    cues.some((cue) => cue.phrase === phrase && cue.verses.length * 2 >= verses),
  );
  return usual?.[1] ?? 'place';
}

const OF_JACOB = /\b(?:grand)?sons? of Jacob\b|\bJacob's sons\b|\bson of Joseph\b/;

/** Twelve tribes, peoples with a land, and the families that are named after one man. */
function peopleKind({ entry, bearers }: ReadEntry, readOther: (strongs: string) => ReadEntry | undefined): string {
  const base = readOther(baseOf(entry.derivation) ?? '');
  if (OF_JACOB.test(entry.definition) || OF_JACOB.test(base?.entry.definition ?? '')) return 'tribe';
  if (/\binhabitants?\b|\bnative\b|\bcitizen\b/.test(entry.definition)) return 'people';
  const hasLand = base?.bearers.some(({ typename }) => typename === 'Place' || typename === 'Tribe');
  const ofIsrael = /\bIsraelites?\b|\bLevi\b|\bLevites?\b/.test(base?.bearers[0]?.found ?? '');
  if (/\bdescend[ae]nts?\b/.test(entry.definition) && ofIsrael && !hasLand) return 'family';
  return bearers.some(({ typename, kind }) => typename === 'Tribe' && kind === 'family') ? 'family' : 'people';
}

/** Decides what a name is (see decideType) unless it is `given`; undefined where nothing tells. */
export function classifyName(
  read: ReadEntry,
  facts: Omit<NameFacts, 'definition' | 'bearers' | 'byname'>,
  readOther: (strongs: string) => ReadEntry | undefined,
  given?: GivenType,
): Classified | undefined {
  const { entry, bearers, byname } = read;
  const decision = given
    ? { typename: given.typename, evidence: [{ rule: 'by hand', found: given.reason }] }
    : decideType({ ...facts, definition: entry.definition, bearers, byname });
  if (!decision) return undefined;
  const { typename } = decision;
  const kinds: Readonly<Record<NameTypename, () => string | undefined>> = {
    Person: () => undefined,
    Place: () => placeKind(bearers, facts.cues, facts.verses),
    Tribe: () => peopleKind(read, readOther),
    DictionaryWord: () =>
      byname?.noun === 'title' && !byname.bearers.some((bearer) => bearer.typename === 'DictionaryWord')
        ? 'office'
        : 'name',
  };
  const sex =
    given?.sex ??
    (typename === 'Person'
      ? sexOf(bearers, facts.cues, entry.language === 'grc' ? entry.lemma : undefined)
      : undefined);
  return { ...decision, kind: given?.kind ?? kinds[typename](), sex: sex === 'unknown' ? undefined : sex };
}
