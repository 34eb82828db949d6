import { inverseFrequency, scoreOf, type BoostOf, type FieldPostings, type Posting } from './postings';
import type { FieldTokens } from './token-table';

/** How many spellings of a phrase are tried: each word that is also a compound, such as 'bethel', doubles them. */
const MAX_SPELLINGS = 8;

/** What may stand at one position of a phrase: a term; one of several, which have a 1 here; or any word. */
export type PhraseElement = number | Uint8Array | 'gap';
/** Not all of its elements are gaps. */
export type Phrase = readonly PhraseElement[];

/** Where the words of a phrase follow each other in one field. */
interface Found {
  readonly documents: number[];
  readonly frequencies: number[];
}

/** Replaces words of a phrase by the parts of the compound that they are: 'house of bethel', 'house of beth el'. */
export function spellingsOf(phrase: Phrase, partsOfCompound: ReadonlyMap<number, readonly number[]>): Phrase[] {
  let spellings: PhraseElement[][] = [[]];
  for (const element of phrase) {
    const parts = typeof element === 'number' ? partsOfCompound.get(element) : undefined;
    const isSplit = parts !== undefined && spellings.length < MAX_SPELLINGS;
    spellings = spellings.flatMap((start) =>
      isSplit
        ? [
            [...start, element],
            [...start, ...parts],
          ]
        : [[...start, element]],
    );
  }
  return spellings;
}

const countOf = ({ starts }: FieldPostings, term: number) => (starts[term + 1] ?? 0) - (starts[term] ?? 0);

/** The documents of some terms, in order. */
function documentsOf({ starts, documents }: FieldPostings, terms: readonly number[]): Iterable<number> {
  const [only = 0] = terms;
  if (terms.length === 1) return documents.subarray(starts[only] ?? 0, starts[only + 1] ?? 0);
  const found = new Set<number>();
  for (const term of terms) {
    for (let index = starts[term] ?? 0; index < (starts[term + 1] ?? 0); index += 1) found.add(documents[index] ?? 0);
  }
  return [...found].sort((one, other) => one - other);
}

/** The position within a phrase of what is rarest: of its rarest word, or of a pattern if it has no word. */
function rarestIn(postings: FieldPostings, phrase: Phrase): number {
  let rarest = phrase.findIndex((element) => element instanceof Uint8Array);
  let fewest = Infinity;
  phrase.forEach((element, index) => {
    if (typeof element !== 'number' || countOf(postings, element) >= fewest) return;
    fewest = countOf(postings, element);
    rarest = index;
  });
  return rarest;
}

/** In how many documents an element of a phrase is; one that has several of its words counts several times. */
function documentCountOf(postings: FieldPostings, element: PhraseElement | undefined): number {
  if (typeof element === 'number') return countOf(postings, element);
  if (!(element instanceof Uint8Array)) return 0;
  return element.reduce((sum, isMatch, term) => (isMatch === 1 ? sum + countOf(postings, term) : sum), 0);
}

/** About how many words are compared to find a phrase: those of the documents that have what is rarest in it. */
export function phraseCost(
  fields: readonly FieldTokens[],
  postings: readonly FieldPostings[],
  spellings: readonly Phrase[],
): number {
  return fields.reduce((sum, { tokens, starts }, field) => {
    const ofField = postings[field];
    if (!ofField) return sum;
    const documents = spellings.reduce(
      (count, phrase) => count + documentCountOf(ofField, phrase[rarestIn(ofField, phrase)]),
      0,
    );
    return sum + (documents * tokens.length) / Math.max(1, starts.length - 1);
  }, 0);
}

/** The documents in which an element of a phrase is, in order. */
function candidates(postings: FieldPostings, element: PhraseElement | undefined): Iterable<number> {
  if (typeof element === 'number') return documentsOf(postings, [element]);
  if (!(element instanceof Uint8Array)) return [];
  return documentsOf(
    postings,
    Array.from(element.keys()).filter((term) => element[term] === 1),
  );
}

const stands = (element: PhraseElement | undefined, term: number, termCount: number): boolean => {
  if (typeof element === 'number') return element === term;
  // The number of terms is the end of a value.
  return element === 'gap' ? term !== termCount : element?.[term] === 1;
};

/** Calls `visit` for each place at which a phrase begins, documents in order. */
export function eachOccurrence(
  { tokens, starts }: FieldTokens,
  postings: FieldPostings,
  phrase: Phrase,
  visit: (document: number, position: number) => void,
): void {
  const termCount = postings.starts.length - 1;
  const anchor = rarestIn(postings, phrase);
  const rarest = phrase[anchor];
  for (const document of candidates(postings, rarest)) {
    const last = (starts[document + 1] ?? 0) - phrase.length;
    for (let position = starts[document] ?? 0; position <= last; position += 1) {
      if (!stands(rarest, tokens[position + anchor] ?? 0, termCount)) continue;
      let length = 0;
      while (length < phrase.length && stands(phrase[length], tokens[position + length] ?? 0, termCount)) length += 1;
      if (length === phrase.length) visit(document, position);
    }
  }
}

/** Looks for one spelling of a phrase. */
function findSpelling(tokens: FieldTokens, postings: FieldPostings, phrase: Phrase): Found {
  const documents: number[] = [];
  const frequencies: number[] = [];
  eachOccurrence(tokens, postings, phrase, (document) => {
    const index = documents.length - 1;
    if (documents[index] === document) frequencies[index] = (frequencies[index] ?? 0) + 1;
    else {
      documents.push(document);
      frequencies.push(1);
    }
  });
  return { documents, frequencies };
}

/** Looks for the spellings of a phrase. */
function findIn(tokens: FieldTokens, postings: FieldPostings, spellings: readonly Phrase[]): Found {
  const found = spellings.map((phrase) => findSpelling(tokens, postings, phrase));
  const [only] = found;
  if (only && found.length === 1) return only;
  const counts = new Map<number, number>();
  for (const { documents, frequencies } of found) {
    documents.forEach((document, index) =>
      counts.set(document, (counts.get(document) ?? 0) + (frequencies[index] ?? 0)),
    );
  }
  const documents = [...counts.keys()].sort((one, other) => one - other);
  return { documents, frequencies: documents.map((document) => counts.get(document) ?? 0) };
}

/**
 * Makes the posting of a phrase in each field, with the scores that lunr would give to a term that is in the same documents.
 *
 * @param spellings the ways to write the phrase; none is empty
 */
export function phrasePostings(
  fields: readonly FieldTokens[],
  postings: readonly FieldPostings[],
  spellings: readonly Phrase[],
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
