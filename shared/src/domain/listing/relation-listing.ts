/** The version of the file. A worker ignores one of another version. */
const VERSION = 1;

/** The relations that the file has. Their inverses follow from them. */
export const listedRelations = [
  'father',
  'mother',
  'spouse',
  'sibling',
  'memberOf',
  'descendants',
  'birthPlace',
  'deathPlace',
  'participant',
] as const;
export type ListedRelation = (typeof listedRelations)[number];

/** Entries that a lineage names, in its order: 'Kings of Judah'. Entries are named by their position in `ids`. */
export interface ListedLineage {
  readonly name: string;
  readonly members: readonly number[];
}

/** What a word of the dictionary is said of: the people who are a 'Prophet', the events that are a 'Miracle'. */
export interface ListedWord {
  readonly name: string;
  /** The best known first. */
  readonly people: readonly number[];
  /** In the order in which they happened. */
  readonly events: readonly number[];
}

/** Relations of entries, by which search answers 'mother of Samuel'. */
export interface RelationListing {
  /** The entries that have any of the relations. Those that more verses name come first. */
  readonly ids: readonly string[];
  /** For each entry a letter: m, f, or - if its sex is unknown or it has none. */
  readonly sexes: string;
  /** For each entry the testament that it belongs to, o or n, by its first reference; - if it has none. */
  readonly testaments: string;
  /** Pairs of positions one after the other: [1, 5, …] in `father` says that 5 is the father of 1. */
  readonly pairs: Readonly<Partial<Record<ListedRelation, readonly number[]>>>;
  readonly lineages: readonly ListedLineage[];
  readonly words: readonly ListedWord[];
}

export const formatRelationListing = (listing: RelationListing): string =>
  `${JSON.stringify({ relations: VERSION, ...listing })}\n`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStringList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Parses the file. Throws an Error with one sentence if the text is not of this version, is cut off, or names an entry that it
 * does not have.
 */
export function readRelationListing(text: string): RelationListing {
  const invalid = new Error('This is not a listing of relations of a known version.');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw invalid;
  }
  if (!isRecord(read) || read['relations'] !== VERSION) throw invalid;
  const { ids, sexes, testaments, pairs, lineages, words } = read;
  if (!isStringList(ids) || !isRecord(pairs) || !Array.isArray(lineages) || !Array.isArray(words)) throw invalid;
  const isLetterEach = (value: unknown): value is string => typeof value === 'string' && value.length === ids.length;
  const areValid = (value: unknown): value is readonly number[] =>
    Array.isArray(value) && value.every((at) => Number.isInteger(at) && at >= 0 && at < ids.length);
  if (!isLetterEach(sexes) || !isLetterEach(testaments)) throw invalid;
  const known: Partial<Record<ListedRelation, readonly number[]>> = {};
  for (const relation of listedRelations) {
    const list = pairs[relation] ?? [];
    if (!areValid(list) || list.length % 2 !== 0) throw invalid;
    known[relation] = list;
  }
  const isLineage = (value: unknown): value is ListedLineage =>
    isRecord(value) && typeof value['name'] === 'string' && areValid(value['members']);
  const isListedWord = (value: unknown): value is ListedWord =>
    isRecord(value) && typeof value['name'] === 'string' && areValid(value['people']) && areValid(value['events']);
  if (!lineages.every(isLineage) || !words.every(isListedWord)) throw invalid;
  return { ids, sexes, testaments, pairs: known, lineages, words };
}
