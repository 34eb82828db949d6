import lunr from 'lunr';
import type { AddedScores } from './added-scores';
import { nameTerms, type KnownName } from './known-names';
import { isStopWord } from './stop-words';

/** More than any score of lunr, and less than that of a whole name. A name that has only these words gets twice as much. */
const OF_ALL_WORDS = 1_000;

/** 'cleans' for 'cleanses' and 'cleansing': names are short, so another form of their word is likely the same name. */
function stemOf(term: string): string | undefined {
  return isStopWord(term) ? undefined : lunr.stemmer(new lunr.Token(term, {})).toString();
}

/** The words of all names. A name is named by its position. */
interface Words {
  /** For each stem the names that have it. */
  readonly namesWith: ReadonlyMap<string, readonly number[]>;
  readonly documentOf: Uint32Array;
  /** How many different stems each name has. */
  readonly sizeOf: Uint32Array;
}

function wordsOf(names: readonly KnownName[]): Words {
  const stemOfTerm = new Map<string, string | undefined>();
  const namesWith = new Map<string, number[]>();
  const sizeOf = new Uint32Array(names.length);
  names.forEach(({ terms }, name) => {
    for (const term of terms) if (!stemOfTerm.has(term)) stemOfTerm.set(term, stemOf(term));
    const stems = new Set(terms.flatMap((term) => stemOfTerm.get(term) ?? []));
    sizeOf[name] = stems.size;
    for (const stem of stems) {
      const ofStem = namesWith.get(stem) ?? [];
      ofStem.push(name);
      namesWith.set(stem, ofStem);
    }
  });
  return { namesWith, sizeOf, documentOf: Uint32Array.from(names, ({ document }) => document) };
}

/** What a document has of a query. */
interface Found {
  readonly stems: Set<string>;
  /** For each of its names how many stems of the query it has. */
  readonly hits: Map<number, number>;
  /** The best share of a name that is in the query, from 0 to 1. */
  share: number;
}

/**
 * Finds documents whose names, together, have all words of a query but stop words. The one whose name has the
 * fewest others stands first: 'Temple begun' before 'The Temple is dedicated at the feast' for 'temple'.
 */
export function namesWithAllWords(names: readonly KnownName[]): (query: string) => AddedScores {
  const { namesWith, documentOf, sizeOf } = wordsOf(names);
  return (query) => {
    const wanted = new Set(nameTerms(query).flatMap((term) => stemOf(term) ?? []));
    const found = new Map<number, Found>();
    for (const stem of wanted) {
      for (const name of namesWith.get(stem) ?? []) {
        const document = documentOf[name] ?? 0;
        const ofDocument: Found = found.get(document) ?? { stems: new Set(), hits: new Map(), share: 0 };
        const hits = (ofDocument.hits.get(name) ?? 0) + 1;
        ofDocument.stems.add(stem);
        ofDocument.hits.set(name, hits);
        ofDocument.share = Math.max(ofDocument.share, hits / (sizeOf[name] ?? hits));
        found.set(document, ofDocument);
      }
    }
    const scores = new Map<number, number>();
    for (const [document, { stems, share }] of found)
      if (stems.size === wanted.size) scores.set(document, OF_ALL_WORDS * (1 + share));
    return scores;
  };
}
