import { FIELD_END, VALUE_END, isWord, tokenCode, tokenOfCode, type ReadListing } from '@manna/shared/domain';
import { TermList } from './term-list';
import { termsOfWord } from './terms';
import { GrowingArray, type CompactArray } from './typed-arrays';

/** One field of all documents, as terms in the order of the text. */
export interface FieldTokens {
  /** The term at each position. The number of terms stands for the end of a value, which no phrase crosses. */
  readonly tokens: CompactArray;
  /** For each document its first position; one more at the end. */
  readonly starts: Uint32Array;
  /** Terms of whole compounds ('bethel' for 'Beth-el'), which have no position, in the order of their documents. */
  readonly compounds: { readonly documents: CompactArray; readonly terms: CompactArray };
}

/** What a listing says, in terms. */
export interface TokenTable {
  readonly terms: TermList;
  /** One for each field of the listing. */
  readonly fields: readonly FieldTokens[];
  /** For each document where its line starts in the listing's body; one more at the end. */
  readonly lineStarts: Uint32Array;
  /** The parts of each whole compound: those of 'bethel' are 'beth' and 'el'. */
  readonly partsOfCompound: ReadonlyMap<number, readonly number[]>;
}

const LINE_FEED = 0x0a;
const FIELD_CODE = FIELD_END.charCodeAt(0);
const VALUE_CODE = VALUE_END.charCodeAt(0);
const FIRST_PLANE = 0x1_00_00;

/** For each token of a vocabulary its terms; separators have none. */
interface VocabularyTerms {
  readonly terms: TermList;
  /** For each token where its parts start in `parts`; one more at the end. */
  readonly partStarts: Uint32Array;
  readonly parts: Uint32Array;
  /** The term of a whole compound; -1 for a token that has none. */
  readonly wholes: Int32Array;
}

function readVocabulary(vocabulary: readonly string[]): VocabularyTerms {
  const analysed = vocabulary.map((token) => (isWord(token) ? termsOfWord(token) : undefined));
  const texts = new Set<string>();
  for (const token of analysed) {
    for (const part of token?.parts ?? []) texts.add(part);
    if (token?.whole !== undefined) texts.add(token.whole);
  }
  const sorted = [...texts].sort();
  const termOf = new Map(sorted.map((text, term) => [text, term]));
  const idOf = (text: string) => termOf.get(text) ?? -1;

  const partStarts = new Uint32Array(vocabulary.length + 1);
  const wholes = new Int32Array(vocabulary.length).fill(-1);
  const parts: number[] = [];
  analysed.forEach((token, index) => {
    for (const part of token?.parts ?? []) parts.push(idOf(part));
    if (token?.whole !== undefined) wholes[index] = idOf(token.whole);
    partStarts[index + 1] = parts.length;
  });
  return { terms: new TermList(sorted), partStarts, parts: Uint32Array.from(parts), wholes };
}

/** For each character of the first plane the token it stands for; -1 if it stands for none. */
function tokensByCode(size: number): Int32Array {
  const tokens = new Int32Array(FIRST_PLANE).fill(-1);
  for (let token = 0; token < size; token += 1) {
    const code = tokenCode(token);
    if (code >= FIRST_PLANE) break;
    tokens[code] = token;
  }
  return tokens;
}

/** Collects the positions of one field. */
class FieldWriter {
  readonly #tokens: GrowingArray;
  readonly #starts: Uint32Array;
  readonly #documents: GrowingArray;
  readonly #wholes: GrowingArray;

  constructor(documentCount: number, termCount: number, capacity: number) {
    this.#tokens = new GrowingArray(capacity, termCount);
    this.#starts = new Uint32Array(documentCount + 1);
    this.#documents = new GrowingArray(0, documentCount);
    this.#wholes = new GrowingArray(0, termCount);
  }

  push(term: number): void {
    this.#tokens.push(term);
  }

  pushCompound(document: number, whole: number): void {
    this.#documents.push(document);
    this.#wholes.push(whole);
  }

  endDocument(document: number): void {
    this.#starts[document + 1] = this.#tokens.length;
  }

  toField(): FieldTokens {
    return {
      tokens: this.#tokens.toArray(),
      starts: this.#starts,
      compounds: { documents: this.#documents.toArray(), terms: this.#wholes.toArray() },
    };
  }
}

/**
 * Reads the documents of a listing as terms, in one pass over its text. Throws an Error with one sentence if a document has
 * a character that stands for no token, or too many fields.
 */
export function readTokens({ name, fields, documentCount, vocabulary, body }: ReadListing): TokenTable {
  const { terms, partStarts, parts, wholes } = readVocabulary(vocabulary);
  const byCode = tokensByCode(vocabulary.length);
  const writers = fields.map((_, field) => {
    const isLongest = field === fields.length - 1;
    return new FieldWriter(documentCount, terms.size, isLongest ? body.length : documentCount);
  });
  const lineStarts = new Uint32Array(documentCount + 1);
  const invalid = () => new Error(`A document of the listing ${name} is invalid.`);

  let document = 0;
  let field = 0;
  let writer = writers[0];
  for (let index = 0; index < body.length; index += 1) {
    const code = body.charCodeAt(index);
    if (code === LINE_FEED) {
      for (const each of writers) each.endDocument(document);
      document += 1;
      lineStarts[document] = index + 1;
      field = 0;
      writer = writers[0];
      continue;
    }
    if (code === FIELD_CODE) {
      field += 1;
      writer = writers[field];
      continue;
    }
    if (!writer) throw invalid();
    if (code === VALUE_CODE) {
      writer.push(terms.size);
      continue;
    }
    let token = byCode[code] ?? 0;
    if (token === -1) {
      const point = body.codePointAt(index) ?? code;
      token = tokenOfCode(point) ?? -1;
      if (point < FIRST_PLANE || token === -1 || token >= vocabulary.length) throw invalid();
      index += 1;
    }
    const last = partStarts[token + 1] ?? 0;
    for (let part = partStarts[token] ?? 0; part < last; part += 1) writer.push(parts[part] ?? 0);
    if ((wholes[token] ?? 0) !== -1) writer.pushCompound(document, wholes[token] ?? 0);
  }
  if (!writer) throw invalid();

  const partsOfCompound = new Map<number, readonly number[]>();
  wholes.forEach((whole, token) => {
    if (whole !== -1)
      partsOfCompound.set(whole, [...parts.subarray(partStarts[token] ?? 0, partStarts[token + 1] ?? 0)]);
  });
  return { terms, fields: writers.map((each) => each.toField()), lineStarts, partsOfCompound };
}
