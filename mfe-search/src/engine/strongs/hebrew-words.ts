import {
  parseRenderedWord,
  readListing,
  readStoredLemmas,
  tokenOfCode,
  type ReadListing,
  type RenderedWord,
} from '@manna/shared/domain';
import type { MadeTerm } from '../clauses';
import { buildPostings } from '../postings';
import { compactArray, GrowingArray } from '../typed-arrays';
import type { StrongsRange } from './strongs-number';

/** The Hebrew words of the verses of a Bible. */
export interface HebrewWords {
  /** How many verses. */
  readonly documentCount: number;
  /** The words with these numbers that any verse has, each as a term: 'H430'. */
  readonly termsOf: (range: StrongsRange) => readonly MadeTerm[];
  /** 'אֱלֹהִים (H430)' for 'H430'. */
  readonly nameOf: (term: string) => string;
  /** The words of a verse, in the order of the Hebrew text. */
  readonly wordsOf: (document: number) => readonly RenderedWord[];
}

/** Above any number of the listing, however long its vocabulary is. */
const LARGEST_NUMBER = 0xff_ff;

/** The positions in the vocabulary that the characters of a text stand for. */
const positionsOf = (text: string): number[] =>
  Array.from(text, (character) => tokenOfCode(character.codePointAt(0) ?? 0) ?? -1);

/** Numbers of the words of all verses, and for each verse where its own begin. */
function numbersOf(lines: readonly string[], words: readonly (RenderedWord | undefined)[]) {
  const tokens = new GrowingArray(lines.length * 10, LARGEST_NUMBER);
  const starts = new Uint32Array(lines.length + 1);
  lines.forEach((line, document) => {
    for (const position of positionsOf(line)) {
      const word = words[position];
      if (word) tokens.push(word.number);
    }
    starts[document + 1] = tokens.length;
  });
  return { tokens: tokens.toArray(), starts, compounds: { documents: compactArray(0, 0), terms: compactArray(0, 0) } };
}

function readLines({ body, documentCount }: ReadListing): readonly string[] {
  return body.split('\n').slice(0, documentCount);
}

/** Reads the listing of Strong's numbers. Throws an Error with one sentence if the text is not that listing, or is cut off. */
export function openHebrewWords(text: string): HebrewWords {
  const listing = readListing(text);
  const lemmas = readStoredLemmas(listing.stored);
  if (listing.name !== 'strongs' || !lemmas) throw new Error("This is not the listing of Strong's numbers.");
  const words = listing.vocabulary.map((token) => {
    const word = parseRenderedWord(token);
    return word && word.number <= lemmas.length ? word : undefined;
  });
  const lines = readLines(listing);
  const [postings] = buildPostings([numbersOf(lines, words)], lemmas.length + 1, () => 1);
  /** All words that any verse has, as terms, and for each number the first of them that has it or a higher one. */
  const allTerms = () => {
    const terms: MadeTerm[] = [];
    const starts = new Uint32Array(lemmas.length + 1);
    for (let number = 1; postings && number <= lemmas.length; number += 1) {
      starts[number] = terms.length;
      const posting = {
        documents: postings.documents,
        scores: postings.scores,
        from: postings.starts[number] ?? 0,
        to: postings.starts[number + 1] ?? 0,
      };
      if (posting.from < posting.to) terms.push({ text: `H${number}`, posting });
    }
    return { terms, starts };
  };
  let known: ReturnType<typeof allTerms> | undefined;
  return {
    documentCount: listing.documentCount,
    termsOf({ language, first, last }) {
      if (language !== 'Hebrew') return [];
      known ??= allTerms();
      return known.terms.slice(known.starts[first] ?? known.terms.length, known.starts[last + 1] ?? known.terms.length);
    },
    nameOf: (term) => `${lemmas[Number(term.slice(1)) - 1] ?? ''} (${term})`,
    wordsOf: (document) => positionsOf(lines[document] ?? '').flatMap((position) => words[position] ?? []),
  };
}
