import { inverseFrequency, scoreOf, type BoostOf, type FieldPostings, type Posting } from './postings';
import type { FieldTokens } from './token-table';

/** How many spellings of a phrase are tried: each word that is also a compound, such as 'bethel', doubles them. */
const MAX_SPELLINGS = 8;

/** Where the words of a phrase follow each other in one field. */
interface Found {
  readonly documents: number[];
  readonly frequencies: number[];
}

/** Replaces words of a phrase by the parts of the compound that they are: 'house of bethel', 'house of beth el'. */
export function spellingsOf(
  phrase: readonly number[],
  partsOfCompound: ReadonlyMap<number, readonly number[]>,
): number[][] {
  let spellings: number[][] = [[]];
  for (const term of phrase) {
    const parts = partsOfCompound.get(term);
    const isSplit = parts !== undefined && spellings.length < MAX_SPELLINGS;
    spellings = spellings.flatMap((start) =>
      isSplit
        ? [
            [...start, term],
            [...start, ...parts],
          ]
        : [[...start, term]],
    );
  }
  return spellings;
}

const countOf = ({ starts }: FieldPostings, term: number) => (starts[term + 1] ?? 0) - (starts[term] ?? 0);

/** How often a phrase begins in a document. */
function occurrences({ tokens, starts }: FieldTokens, document: number, phrase: readonly number[]): number {
  const [first = -1] = phrase;
  const last = (starts[document + 1] ?? 0) - phrase.length;
  let count = 0;
  for (let position = starts[document] ?? 0; position <= last; position += 1) {
    if ((tokens[position] ?? 0) !== first) continue;
    let length = 1;
    while (length < phrase.length && (tokens[position + length] ?? 0) === phrase[length]) length += 1;
    if (length === phrase.length) count += 1;
  }
  return count;
}

/** The word of a phrase that the fewest documents have. */
const rarestOf = (postings: FieldPostings, phrase: readonly number[]): number =>
  phrase.reduce((best, term) => (countOf(postings, term) < countOf(postings, best) ? term : best));

/** About how many words are compared to find a phrase: those of the documents that have its rarest word. */
export function phraseCost(
  fields: readonly FieldTokens[],
  postings: readonly FieldPostings[],
  spellings: readonly (readonly number[])[],
): number {
  return fields.reduce((sum, { tokens, starts }, field) => {
    const ofField = postings[field];
    if (!ofField) return sum;
    const documents = spellings.reduce((count, phrase) => count + countOf(ofField, rarestOf(ofField, phrase)), 0);
    return sum + (documents * tokens.length) / Math.max(1, starts.length - 1);
  }, 0);
}

/** Looks for a phrase in the documents of its rarest word. */
function findIn(tokens: FieldTokens, postings: FieldPostings, spellings: readonly (readonly number[])[]): Found {
  const counts = new Map<number, number>();
  for (const phrase of spellings) {
    const rarest = rarestOf(postings, phrase);
    const end = postings.starts[rarest + 1] ?? 0;
    for (let index = postings.starts[rarest] ?? 0; index < end; index += 1) {
      const document = postings.documents[index] ?? 0;
      const count = occurrences(tokens, document, phrase);
      if (count > 0) counts.set(document, (counts.get(document) ?? 0) + count);
    }
  }
  const documents = [...counts.keys()];
  // The documents of one word are in order already.
  if (spellings.length > 1) documents.sort((one, other) => one - other);
  return { documents, frequencies: documents.map((document) => counts.get(document) ?? 0) };
}

/**
 * Makes the posting of a phrase in each field, with the scores that lunr would give to a term that is in the same documents.
 *
 * @param spellings the terms of the phrase; none is empty
 */
export function phrasePostings(
  fields: readonly FieldTokens[],
  postings: readonly FieldPostings[],
  spellings: readonly (readonly number[])[],
  boostOf: BoostOf,
): Posting[] {
  const found = fields.flatMap((tokens, field) => {
    const fieldPostings = postings[field];
    return fieldPostings ? [{ ...findIn(tokens, fieldPostings, spellings), fieldPostings }] : [];
  });
  const documentCount = (fields[0]?.starts.length ?? 1) - 1;
  const idf = inverseFrequency(
    found.reduce((sum, { documents }) => sum + documents.length, 0),
    documentCount,
  );
  return found.map(({ documents, frequencies, fieldPostings }, field) => ({
    documents,
    scores: documents.map((document, index) =>
      scoreOf(idf, frequencies[index] ?? 0, fieldPostings.lengthParts[document] ?? 0, boostOf(field, document)),
    ),
    from: 0,
    to: documents.length,
  }));
}
