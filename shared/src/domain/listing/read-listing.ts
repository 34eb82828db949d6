import { FIELD_END, LISTING_VERSION, VALUE_END } from './encode-listing';
import { readTranslations, type ListedTranslation } from './listed-translations';
import { isListingFile, type ListingFile } from './listing-names';
import { tokenOfCode } from './token-codes';
import { joinTokens } from './words';

/** A listing whose header and vocabulary are parsed, and whose documents are still encoded. */
export interface ReadListing {
  readonly name: ListingFile;
  readonly fields: readonly string[];
  readonly documentCount: number;
  readonly stored: unknown;
  /** The translations that have listings, the first is that of this one. Empty if the header names none. */
  readonly translations: readonly ListedTranslation[];
  /** Words and separators; a document's characters stand for positions in it. */
  readonly vocabulary: readonly string[];
  /** The line of each document, each with its line feed. */
  readonly body: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isStringList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Parses the header and the vocabulary of a listing. Throws an Error with one sentence if the text is not a listing of this
 * version, or if its end is missing.
 */
export function readListing(text: string): ReadListing {
  const headerEnd = text.indexOf('\n');
  const vocabularyEnd = text.indexOf('\n', headerEnd + 1);
  const header = vocabularyEnd === -1 ? undefined : parseJson(text.slice(0, headerEnd));
  const known = isRecord(header) && header['listing'] === LISTING_VERSION ? header : undefined;
  const name = known?.['name'];
  if (!known || typeof name !== 'string' || !isListingFile(name))
    throw new Error('This is not a search listing of a known version.');

  const { fields, documents, stored } = known;
  const vocabulary = parseJson(text.slice(headerEnd + 1, vocabularyEnd));
  if (!isStringList(fields) || fields.length === 0 || !isStringList(vocabulary) || typeof documents !== 'number') {
    throw new Error(`The header of the listing ${name} is invalid.`);
  }
  const body = text.slice(vocabularyEnd + 1);
  if (countLines(body) !== documents || !(body === '' || body.endsWith('\n'))) {
    throw new Error(`The listing ${name} is incomplete.`);
  }
  return {
    name,
    fields,
    documentCount: documents,
    stored,
    translations: readTranslations(known['translations']),
    vocabulary,
    body,
  };
}

function countLines(body: string): number {
  let count = 0;
  for (let at = body.indexOf('\n'); at !== -1; at = body.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Decodes the line of one document: for each field its values. Unknown characters are left out. */
const decodeLine = (line: string, vocabulary: readonly string[]): string[][] =>
  line
    .split(FIELD_END)
    .map((field) =>
      field === ''
        ? []
        : field
            .split(VALUE_END)
            .map((value) =>
              joinTokens([...value].map((code) => vocabulary[tokenOfCode(code.codePointAt(0) ?? 0) ?? -1] ?? '')),
            ),
    );

/** Decodes all documents of a listing: for each document and field its values. */
export const decodeDocuments = ({ body, vocabulary }: ReadListing): string[][][] =>
  body
    .split('\n')
    .slice(0, -1)
    .map((line) => decodeLine(line, vocabulary));
