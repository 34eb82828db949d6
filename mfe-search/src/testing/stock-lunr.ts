import lunr from 'lunr';
import { wordsOf } from '@manna/shared/domain';
import { termsOfWord } from '../engine/terms';

/** A document of both indexes: its id and, by field, its values. */
export interface StockDocument {
  readonly id: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/** lunr.Builder has this property, but its types leave it out. */
interface OpenBuilder {
  tokenizer: (values: readonly string[]) => lunr.Token[];
}

/** The terms of a field: those of TokenIndex, so that only what is made of them differs. */
const tokensOf = (values: readonly string[]): lunr.Token[] =>
  values
    .flatMap(wordsOf)
    .map(termsOfWord)
    .flatMap(({ parts, whole }) => (whole === undefined ? parts : [...parts, whole]))
    .map((term) => new lunr.Token(term, {}));

/** An index that lunr's own builder makes, without a stemmer and without stop words. */
export function stockIndex(
  documents: readonly StockDocument[],
  fields: readonly string[],
  boosts: Readonly<Record<string, number>> = {},
): lunr.Index {
  const builder = new lunr.Builder();
  (builder as unknown as OpenBuilder).tokenizer = tokensOf;
  builder.ref('id');
  for (const field of fields) {
    builder.field(field, {
      ...(boosts[field] !== undefined && { boost: boosts[field] }),
      extractor: (document: object) => (document as StockDocument).values[field] as unknown as string,
    });
  }
  for (const document of documents) builder.add(document);
  return builder.build();
}
