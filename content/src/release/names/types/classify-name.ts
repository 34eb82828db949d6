import type { LexiconEntry } from '@manna/shared/contracts';
import type { NameTypename } from './bearer-nouns';
import { readByname, type Byname } from './byname';
import { decideType, sexOf, type Decision, type NameFacts } from './decide-type';
import { baseOf } from '../join-names';
import { readBearers, type Bearer } from './lexicon-bearers';
import type { Cue } from './text-cues';

/** A type that is set by hand, with the reason. */
export interface GivenType {
  readonly typename: NameTypename;
  readonly kind?: string;
  readonly sex?: 'male' | 'female' | 'unknown';
  readonly reason: string;
}

/** The type, kind and sex of a name, with the evidence. */
export interface Classified extends Decision {
  readonly kind: string | undefined;
  readonly sex: 'male' | 'female' | undefined;
}

/** A lexicon entry with what its definition says about the bearers. */
export interface ReadEntry {
  readonly entry: LexiconEntry;
  readonly bearers: readonly Bearer[];
  readonly byname: Byname | undefined;
}

/**
 * Reads a lexicon entry. In an Aramaic entry, braces contain the definition of the corresponding Hebrew word. In a
 * Hebrew entry, they repeat the definition of another name by mistake and are ignored.
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

/** Returns the kind that the lexicon gives. If that is only 'place', the text decides. */
function placeKind(bearers: readonly Bearer[], cues: readonly Cue[], verses: number): string {
  const bearerKind = bearers.find(({ typename }) => typename === 'Place')?.kind ?? 'place';
  if (bearerKind !== 'place') return bearerKind;
  if (cues.some(({ kind }) => kind === 'city')) return 'city';
  const usual = landCues.find(([phrase]) =>
    cues.some((cue) => cue.phrase === phrase && cue.verses.length * 2 >= verses),
  );
  return usual?.[1] ?? 'place';
}

const OF_JACOB = /\b(?:grand)?sons? of Jacob\b|\bJacob's sons\b|\bson of Joseph\b/;

/** Distinguishes the tribes of Israel, peoples, and families that are named after one man. */
function peopleKind({ entry, bearers }: ReadEntry, readOther: (strongs: string) => ReadEntry | undefined): string {
  const base = readOther(baseOf(entry.derivation) ?? '');
  if (OF_JACOB.test(entry.definition) || OF_JACOB.test(base?.entry.definition ?? '')) return 'tribe';
  if (/\binhabitants?\b|\bnative\b|\bcitizen\b/.test(entry.definition)) return 'people';
  const hasLand = base?.bearers.some(({ typename }) => typename === 'Place' || typename === 'Tribe');
  const ofIsrael = /\bIsraelites?\b|\bLevi\b|\bLevites?\b/.test(base?.bearers[0]?.found ?? '');
  if (/\bdescend[ae]nts?\b/.test(entry.definition) && ofIsrael && !hasLand) return 'family';
  return bearers.some(({ typename, kind }) => typename === 'Tribe' && kind === 'family') ? 'family' : 'people';
}

/** Decides what a name is (see decideType) unless it is `given`; undefined if nothing shows it. */
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
