import { nothingAdded, type AddedScores } from './added-scores';
import { exactNames, type ExactNames } from './exact-names';
import { nameTerms, type KnownName } from './known-names';
import { namesWithAllWords } from './words-of-names';

/** Results that stand first whatever their words are worth, because they are surely meant. */
export interface CertainResults {
  readonly added: AddedScores;
  /** Whether these documents are results even if no word of the query is in them. */
  readonly areAlwaysFound: boolean;
}

export interface CertainSources {
  /** Reads the names of the documents; called once, by the first query. */
  readonly readNames: () => readonly KnownName[];
  /** The documents of a query that is a Bible reference. */
  readonly passageOf: (query: string) => AddedScores;
  /** Whether a document of the collection has this term. */
  readonly hasTerm: (term: string) => boolean;
}

/** In UTF-16 code units. A longer query is no name and no reference. */
const LONGEST = 200;

/** Words, numbers and punctuation only: no quotes, and no operator in front of a word. */
const plain = /^(?!.*(?:^|\s)-)(?!.*:\p{L})[\p{L}\p{M}\p{N}\s'’.,:;?!-]+$/u;

const nothing: CertainResults = { added: nothingAdded, areAlwaysFound: false };

/** What is known of the names of a collection. */
export interface CertainNames {
  /** What surely is meant by a query. */
  readonly meantBy: (query: string) => CertainResults;
  readonly called: ExactNames['called'];
}

/** Finds what is surely meant: a passage, an exact name, names that have all words; if there are none, a misspelt name. */
export function certainResults({ readNames, passageOf, hasTerm }: CertainSources): CertainNames {
  const read = () => {
    const names = readNames();
    return { ...exactNames(names), withAllWords: namesWithAllWords(names) };
  };
  let known: ReturnType<typeof read> | undefined;
  const meantBy = (query: string): CertainResults => {
    const typed = query.trim();
    if (typed.length > LONGEST) return nothing;
    known ??= read();
    const exactly = known.exactly(typed);
    if (!plain.test(typed)) return { added: exactly, areAlwaysFound: false };
    const added = new Map([...known.withAllWords(typed), ...exactly, ...passageOf(typed)]);
    // A word that exists is not taken for another one.
    const isMisspelt = added.size === 0 && !nameTerms(typed).every(hasTerm);
    return { added: isMisspelt ? known.nearly(typed) : added, areAlwaysFound: true };
  };
  return { meantBy, called: (name) => (known ??= read()).called(name) };
}
