import {
  FIELD_END,
  readListing,
  readStoredChapters,
  readStoredColumns,
  type ListedTranslation,
  type ListingName,
  type ReadListing,
} from '@manna/shared/domain';
import { nothingAdded } from './added-scores';
import { certainResults, type CertainNames, type CertainResults } from './certain-results';
import { knownNames } from './known-names';
import { passages } from './passages';
import { titleBoost } from './title-weights';
import { TokenIndex } from './token-index';
import { readTokens } from './token-table';
import { verseRanges } from './verse-ranges';
import { wordedTexts, type WordedText } from './worded-texts';

/** The first fields of an entry, name, title and aliases. Its text, which follows, is long and need not be decoded. */
const NAME_FIELDS = 3;

/** A collection that is ready to be searched. */
export interface Collection {
  readonly name: ListingName;
  /** Names of the fields that are searched. */
  readonly fields: readonly string[];
  readonly documentCount: number;
  readonly index: TokenIndex;
  /** 'Gen.1.1', or the id of an entry. */
  readonly refOf: (document: number) => string;
  /** For each field of the document its values, as they were written. */
  readonly textsOf: (document: number) => readonly (readonly string[])[];
  /** The same with the words of each. */
  readonly wordedTextsOf: (document: number) => readonly (readonly WordedText[])[];
  /** What surely is meant by a query: a passage, or documents with that name. */
  readonly certainResults: (query: string) => CertainResults;
  /** The documents that have exactly this name or alias. */
  readonly called: CertainNames['called'];
  /** What a reader can filter by: the category of an entry, the OSIS id of a verse's book. */
  readonly groupOf: (document: number) => string;
  /** What the listing stores of the document beside its words; empty for a verse, whose id says it. */
  readonly storedOf: (document: number) => Readonly<Record<string, string>>;
  /** The translations that can be searched, its own first. */
  readonly translations: readonly ListedTranslation[];
}

const invalid = (name: string) => new Error(`The documents of the listing ${name} are invalid.`);

/** 'Gen.1.1' for the first verse: finds the chapter by the number of verses before it. */
function versePlaces({ name, stored, documentCount }: ReadListing) {
  const chapters = readStoredChapters(stored, documentCount);
  if (!chapters) throw invalid(name);
  const chapterOf = new Uint16Array(documentCount);
  const firsts: number[] = [];
  let next = 0;
  chapters.forEach(([, verses], chapter) => {
    firsts.push(next);
    chapterOf.fill(chapter, next, next + verses);
    next += verses;
  });
  const bookOf = chapters.map(([osisId]) => osisId.split('.')[0] ?? '');
  return {
    refOf(document: number) {
      const chapter = chapterOf[document] ?? 0;
      return `${chapters[chapter]?.[0] ?? ''}.${document - (firsts[chapter] ?? 0) + 1}`;
    },
    groupOf: (document: number) => bookOf[chapterOf[document] ?? 0] ?? '',
    rangesOf: verseRanges(chapters),
  };
}

/**
 * Reads a listing and builds its index. Throws an Error with one sentence if the text is not a listing of this version, is cut
 * off, or is of another collection.
 */
export function openCollection(name: ListingName, text: string): Collection {
  const listing = readListing(text);
  if (listing.name !== name) throw new Error(`This is not the listing ${name}.`);
  const columns = name === 'bible' ? undefined : readStoredColumns(listing.stored, listing.documentCount);
  if (name !== 'bible' && !columns) throw invalid(name);
  const { refOf, groupOf, rangesOf } = columns
    ? {
        refOf: (document: number) => columns.id[document] ?? '',
        groupOf: (document: number) => columns.category[document] ?? '',
        rangesOf: undefined,
      }
    : versePlaces(listing);
  const table = readTokens(listing);
  const index = new TokenIndex({
    table,
    fields: listing.fields,
    refOf,
    boostOf: titleBoost(name, listing.fields, (document) => columns?.category[document]),
    // A sentence of the Bible goes on over the end of a verse; an entry is a text of its own.
    ...(rangesOf && { rangesOf, sectionOf: groupOf }),
  });
  const lineOf = (document: number) =>
    listing.body.slice(table.lineStarts[document] ?? 0, (table.lineStarts[document + 1] ?? 0) - 1);
  const readTexts = wordedTexts(listing.vocabulary);
  const writtenIn = (line: string) => readTexts(line).map((values) => values.map(({ text }) => text));
  const namesOf = (document: number) => writtenIn(lineOf(document).split(FIELD_END, NAME_FIELDS).join(FIELD_END));
  const names = certainResults({
    readNames: () => knownNames(listing.fields.slice(0, NAME_FIELDS), listing.documentCount, namesOf),
    passageOf: rangesOf ? passages(rangesOf) : () => nothingAdded,
    hasTerm: (term) => table.terms.find(term) !== undefined,
  });
  return {
    name,
    fields: listing.fields,
    documentCount: listing.documentCount,
    translations: listing.translations,
    index,
    refOf,
    groupOf,
    certainResults: names.meantBy,
    called: names.called,
    textsOf: (document) => writtenIn(lineOf(document)),
    wordedTextsOf: (document) => readTexts(lineOf(document)),
    storedOf: (document) =>
      Object.fromEntries(Object.entries(columns ?? {}).map(([column, values]) => [column, values[document] ?? ''])),
  };
}
