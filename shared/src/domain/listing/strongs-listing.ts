import { encodeListing } from './encode-listing';

/** A Hebrew word of a verse: its Strong's number without the letter, and what renders it in English, in small letters. */
export interface RenderedWord {
  readonly number: number;
  /** 'brought forth'. Empty if it is not known. */
  readonly rendering: string;
}

/** Between the words of a rendering; the plain hyphen is that of names: 'beth-el'. Both join parts of one token. */
const SPACE = '\u2010';
/** A rendering that is found less often is left out. */
const LEAST_RENDERINGS = 2;

const rendered = /^H([1-9]\d*)(?:-(.+))?$/;
const keyOf = ({ number, rendering }: RenderedWord) => `${number} ${rendering}`;

/** The words of a document as the listing has them: 'H430-god'. */
const tokenOf = ({ number, rendering }: RenderedWord) =>
  `H${number}${rendering === '' ? '' : `-${rendering.replaceAll(' ', SPACE)}`}`;

/**
 * Encodes the listing of Strong's numbers: a document for each verse, in the order of the Bible's listing, with the Hebrew words
 * of the verse. A rendering that a number has only once in the Bible is left out: it is the least certain, and all of them
 * together are a seventh of the file.
 *
 * @param lemmas by number, minus one; empty if a number does not exist
 */
export function formatStrongsListing(verses: readonly (readonly RenderedWord[])[], lemmas: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of verses.flat()) counts.set(keyOf(word), (counts.get(keyOf(word)) ?? 0) + 1);
  const isCommon = (word: RenderedWord) => (counts.get(keyOf(word)) ?? 0) >= LEAST_RENDERINGS;
  const written = (word: RenderedWord) => tokenOf(isCommon(word) ? word : { ...word, rendering: '' });
  return encodeListing({
    name: 'strongs',
    fields: ['words'],
    documents: verses.map((words) => [[words.map(written).join(' ')]]),
    stored: { lemmas },
  });
}

/** Reads a token of the vocabulary. Undefined if it has no number. */
export function parseRenderedWord(token: string): RenderedWord | undefined {
  const [, number, rendering = ''] = rendered.exec(token) ?? [];
  return number === undefined ? undefined : { number: Number(number), rendering: rendering.replaceAll(SPACE, ' ') };
}

/** Returns the lemmas of the listing by number, minus one; undefined if they are invalid. */
export function readStoredLemmas(stored: unknown): readonly string[] | undefined {
  const { lemmas } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  return Array.isArray(lemmas) && lemmas.every((lemma) => typeof lemma === 'string') ? lemmas : undefined;
}
