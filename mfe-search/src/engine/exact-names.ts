import { wordsOf } from '@manna/shared/domain';
import { termsOfWord } from './terms';

/** More than any score of lunr, so that no rare word beats a name. */
const OF_NAME = 10_000;
const OF_OTHER_NAME = 5_000;

/** In UTF-16 code units. Making terms of a text that is a hundred times longer takes 170 ms. */
const LONGEST_NAME = 1_000;

/** For each field that holds names, what a document is worth whose name is exactly what was typed. */
const worth: Readonly<Record<string, number>> = { name: OF_NAME, title: OF_OTHER_NAME, aliases: OF_OTHER_NAME };

/** Finds the documents that have what was typed as their name, with what is added to their scores. */
export type ExactNames = (query: string) => ReadonlyMap<number, number>;

const none: ReadonlyMap<number, number> = new Map();

/** The terms of a text: 'Beth-el' and 'beth el' are the same name. */
const keyOf = (text: string): string =>
  wordsOf(text)
    .flatMap((word) => termsOfWord(word).parts)
    .join(' ');

/** Remembers the names of all documents when the first query comes. `namesOf` returns the values of each field. */
export function exactNames(
  fields: readonly string[],
  documentCount: number,
  namesOf: (document: number) => readonly (readonly string[])[],
): ExactNames {
  if (!fields.some((field) => field in worth)) return () => none;
  const byKey = new Map<string, Map<number, number>>();
  const remember = () => {
    for (let document = 0; document < documentCount; document += 1)
      namesOf(document).forEach((values, field) => {
        const score = worth[fields[field] ?? ''] ?? 0;
        for (const key of score === 0 ? [] : values.map(keyOf)) {
          const scores = byKey.get(key) ?? new Map<number, number>();
          scores.set(document, Math.max(score, scores.get(document) ?? 0));
          byKey.set(key, scores);
        }
      });
    byKey.delete('');
  };
  return (query) => {
    if (query.length > LONGEST_NAME) return none;
    if (byKey.size === 0) remember();
    return byKey.get(keyOf(query)) ?? none;
  };
}
