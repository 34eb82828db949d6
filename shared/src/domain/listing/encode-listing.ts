import type { ListedTranslation } from './listed-translations';
import type { ListingFile } from './listing-names';
import { SHORT_CODES, tokenCode } from './token-codes';
import { splitTokens } from './words';

export const LISTING_VERSION = 2;
/** Between the fields of a document. */
export const FIELD_END = '\t';
/** Between the values of one field, such as aliases. */
export const VALUE_END = '\v';

/** What a listing is made from. */
export interface ListingInput {
  readonly name: ListingFile;
  /** Names of the fields that are searched. */
  readonly fields: readonly string[];
  /** For each document, the values of each field. An empty list and one empty value are the same. */
  readonly documents: readonly (readonly (readonly string[])[])[];
  /** What else is known of the documents. It must survive JSON; its form depends on the name. */
  readonly stored: unknown;
  /** Which translations have listings. Only the listing of the Bible says it. */
  readonly translations?: readonly ListedTranslation[] | undefined;
}

/**
 * Commonest tokens first: those have the shortest characters. Among the others the alphabet says more to a compressor
 * than the frequency (the vocabulary of the Bible takes 39 instead of 45 kB).
 */
function rankTokens(documents: readonly (readonly (readonly string[][])[])[]): string[] {
  const counts = new Map<string, number>();
  for (const token of documents.flat(3)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const inOrder = (one: string, other: string) => (one < other ? -1 : 1);
  const ranked = [...counts].sort(([one, ones], [other, others]) => others - ones || inOrder(one, other));
  const tokens = ranked.map(([token]) => token);
  return [...tokens.slice(0, SHORT_CODES), ...tokens.slice(SHORT_CODES).sort(inOrder)];
}

/**
 * Encodes a listing as text, see docs/content-format.md: a header, the vocabulary, both JSON in one line, and one line for
 * each document, in which each character stands for one token.
 */
export function encodeListing({ name, fields, documents, stored, translations }: ListingInput): string {
  const split = documents.map((document) => document.map((values) => values.map(splitTokens)));
  const tokens = rankTokens(split);
  const codes = new Map(tokens.map((token, rank) => [token, String.fromCodePoint(tokenCode(rank))]));
  const lines = split.map((document) =>
    document
      .map((values) => values.map((value) => value.map((token) => codes.get(token)).join('')).join(VALUE_END))
      .join(FIELD_END),
  );
  const header = { listing: LISTING_VERSION, name, fields, documents: documents.length, stored, translations };
  return [JSON.stringify(header), JSON.stringify(tokens), ...lines, ''].join('\n');
}
