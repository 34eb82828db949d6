import { firstDocument, inverseFrequency, scoreOf, type BoostOf, type FieldPostings, type Posting } from './postings';
import type { DocumentRange } from './document-windows';
import type { FieldTokens } from './token-table';
import type { WorkLimit } from './work-limit';

/** How many spellings of a phrase are tried: each word that is also a compound, such as 'bethel', doubles them. */
const MAX_SPELLINGS = 8;

/** What comparing a word of a text with one of a phrase costs, in the units of WorkLimit, and if that is a pattern. */
const [COMPARED, MATCHED] = [0.3, 0.8];
/** What looking up the documents of a word that a pattern matches costs, and marking one of them. */
const [LOOKED_UP, MARKED] = [5, 0.2];

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

/** The documents of a range in which an element of a phrase is, in order. */
function candidates(
  postings: FieldPostings,
  element: PhraseElement | undefined,
  { from, to }: DocumentRange,
  work: WorkLimit,
): Iterable<number> {
  const { documents } = postings;
  if (typeof element === 'number') {
    return documents.subarray(firstDocument(postings, element, from), firstDocument(postings, element, to));
  }
  const hasWord = new Uint8Array(to - from);
  const found: number[] = [];
  if (!(element instanceof Uint8Array)) return found;
  let marked = 0;
  for (let term = element.indexOf(1); term !== -1; term = element.indexOf(1, term + 1)) {
    const end = postings.starts[term + 1] ?? 0;
    const first = firstDocument(postings, term, from);
    let index = first;
    for (; index < end; index += 1) {
      const document = documents[index] ?? 0;
      if (document >= to) break;
      hasWord[document - from] = 1;
    }
    marked += LOOKED_UP + MARKED * (index - first);
  }
  work.spend(marked);
  for (let index = hasWord.indexOf(1); index !== -1; index = hasWord.indexOf(1, index + 1)) found.push(from + index);
  return found;
}

const stands = (element: PhraseElement | undefined, term: number, termCount: number): boolean => {
  if (typeof element === 'number') return element === term;
  // The number of terms is the end of a value.
  return element === 'gap' ? term !== termCount : element?.[term] === 1;
};

/** Calls `visit` for each place of a range of documents at which a phrase begins, documents in order. */
export function eachOccurrence(
  { tokens, starts }: FieldTokens,
  postings: FieldPostings,
  phrase: Phrase,
  range: DocumentRange,
  work: WorkLimit,
  visit: (document: number, position: number) => void,
): void {
  const termCount = postings.starts.length - 1;
  const anchor = rarestIn(postings, phrase);
  const rarest = phrase[anchor];
  let compared = 0;
  for (const document of candidates(postings, rarest, range, work)) {
    const first = starts[document] ?? 0;
    const last = (starts[document + 1] ?? 0) - phrase.length;
    compared += Math.max(last - first, 0) + 1;
    for (let position = first; position <= last; position += 1) {
      if (!stands(rarest, tokens[position + anchor] ?? 0, termCount)) continue;
      let length = 0;
      while (length < phrase.length && stands(phrase[length], tokens[position + length] ?? 0, termCount)) length += 1;
      compared += length;
      if (length === phrase.length) visit(document, position);
    }
  }
  work.spend((typeof rarest === 'number' ? COMPARED : MATCHED) * compared);
}

/** Looks for one spelling of a phrase. */
function findSpelling(tokens: FieldTokens, postings: FieldPostings, phrase: Phrase, work: WorkLimit): Found {
  const documents: number[] = [];
  const frequencies: number[] = [];
  const range = { from: 0, to: tokens.starts.length - 1 };
  eachOccurrence(tokens, postings, phrase, range, work, (document) => {
    const index = documents.length - 1;
    if (documents[index] === document) frequencies[index] = (frequencies[index] ?? 0) + 1;
    else {
      documents.push(document);
      frequencies.push(1);
    }
  });
  return { documents, frequencies };
}

/** Looks for the spellings of a phrase, as many as the limit allows. */
function findIn(tokens: FieldTokens, postings: FieldPostings, spellings: readonly Phrase[], work: WorkLimit): Found {
  const found: Found[] = [];
  for (const phrase of spellings) {
    if (found.length > 0 && !work.allowsMore) break;
    found.push(findSpelling(tokens, postings, phrase, work));
  }
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
  work: WorkLimit,
): Posting[] {
  const found = fields.flatMap((tokens, field) => {
    const fieldPostings = postings[field];
    return fieldPostings ? [{ ...findIn(tokens, fieldPostings, spellings, work), fieldPostings }] : [];
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
