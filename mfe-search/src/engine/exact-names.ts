import { raise, type AddedScores } from './added-scores';
import { nameTerms, type KnownName } from './known-names';
import { TermList } from './term-list';

/** More than any score of lunr, so that no rare word beats a name. */
const whole = { name: 10_000, title: 5_000, aliases: 5_000 };
/** The same for a misspelt name. A title is a sentence, which nobody knows by heart. */
const misspelt = { name: 3_000, title: undefined, aliases: 2_900 };

/** Names are found with one wrong letter from this length on, with two from the other one on. */
const SHORTEST_WITH_ONE = 5;
const SHORTEST_WITH_TWO = 7;

/** A document that has a name. */
export interface Called {
  readonly document: number;
  readonly isName: boolean;
}

export interface ExactNames {
  /** Documents whose name, title or alias is exactly what was typed. */
  readonly exactly: (query: string) => AddedScores;
  /** Documents that are called so: by their name, or by an alias. A title is no name. */
  readonly called: (query: string) => readonly Called[];
  /** Documents whose name or alias is what was typed but for one letter; if there are none, but for two. */
  readonly nearly: (query: string) => AddedScores;
}

const keyOf = (terms: readonly string[]): string => terms.join(' ');

/** Finds documents by their whole names. */
export function exactNames(names: readonly KnownName[]): ExactNames {
  const byKey = new Map<string, Pick<KnownName, 'document' | 'field'>[]>();
  const spelt = new Set<string>();
  for (const { document, field, terms } of names) {
    const key = keyOf(terms);
    const bearers = byKey.get(key) ?? [];
    bearers.push({ document, field });
    byKey.set(key, bearers);
    if (misspelt[field] !== undefined) spelt.add(key);
  }
  const keys = new TermList([...spelt].sort());

  function keysNear(key: string): readonly number[] {
    if (key.length < SHORTEST_WITH_ONE) return [];
    const withOne = keys.near(key, 1);
    return withOne.length > 0 || key.length < SHORTEST_WITH_TWO ? withOne : keys.near(key, 2);
  }

  function scoresOf(found: readonly string[], worth: Record<KnownName['field'], number | undefined>): AddedScores {
    const scores = new Map<number, number>();
    for (const { document, field } of found.flatMap((key) => byKey.get(key) ?? [])) {
      const score = worth[field];
      if (score !== undefined) raise(scores, document, score);
    }
    return scores;
  }

  return {
    called: (query) =>
      (byKey.get(keyOf(nameTerms(query))) ?? [])
        .filter(({ field }) => field !== 'title')
        .map(({ document, field }) => ({ document, isName: field === 'name' })),
    exactly: (query) => scoresOf([keyOf(nameTerms(query))], whole),
    nearly: (query) =>
      scoresOf(
        keysNear(keyOf(nameTerms(query))).map((key) => keys.textOf(key)),
        misspelt,
      ),
  };
}
