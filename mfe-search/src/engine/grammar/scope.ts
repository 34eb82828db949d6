import type { BibleRef } from '@manna/shared/contracts';
import { books, spanishBookNames, type Book } from '@manna/shared/domain';
import { parseReference, plainLetters, verseCount } from '@manna/shared/domain/references';

const inTestament =
  (wanted: Book['testament']) =>
  ({ testament }: Book) =>
    testament === wanted;
const inDivision =
  (wanted: Book['division']) =>
  ({ division }: Book) =>
    division === wanted;

/** Parts of the Bible in English and Spanish, without accents. The references of other parts are read with the books. */
const parts: readonly (readonly [names: string, isIn: (book: Book) => boolean])[] = [
  ['ot|old testament|at|antiguo testamento', inTestament('old')],
  ['nt|new testament|nuevo testamento', inTestament('new')],
  ['law|ley|pentateuco', inDivision('law')],
  ['history|historia', inDivision('history')],
  ['poetry|poesia', inDivision('poetry')],
  ['prophecy|prophets|profecia|profetas', inDivision('prophecy')],
  ['gospels|evangelios', inDivision('gospels')],
  ['letters|epistles|cartas|epistolas', inDivision('letters')],
];
const partByName = new Map(parts.flatMap(([names, isIn]) => names.split('|').map((name) => [name, isIn] as const)));

const wholeBook = ({ usfmId, chapterCount }: Book): BibleRef => ({
  is_range: true,
  start: { book: usfmId, chapter: 1, verse: 1 },
  end: { book: usfmId, chapter: chapterCount, verse: verseCount(usfmId, chapterCount) },
});

const refsOf = (text: string): readonly BibleRef[] | undefined => {
  const parsed = parseReference(text, spanishBookNames);
  return parsed.ok ? parsed.refs : undefined;
};

/** Hyphens beside letters are spaces: '1-john-4:7-8'. */
const withSpaces = (name: string) => name.replaceAll(/(?<=[a-z])-|-(?=[a-z])/g, ' ');

/** One name. A hyphen that is no space may be that of a range: 'genesis-deuteronomy'. */
function readName(name: string): readonly BibleRef[] | undefined {
  const spaced = withSpaces(name);
  const isIn = partByName.get(spaced);
  if (isIn) return books.filter(isIn).map(wholeBook);
  return refsOf(spaced) ?? refsOf(name);
}

/**
 * Reads what stands behind `in:`: a testament, a division, books, chapters or verses, by their names in English or Spanish,
 * with commas between them and hyphens for spaces: 'nt', 'genesis,exodus', '1-john', 'romans-8'. Undefined if a name is unknown.
 */
export function readScope(text: string): readonly BibleRef[] | undefined {
  const names = plainLetters(text)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const refs = names.map(readName);
  if (refs.length === 0) return undefined;
  if (refs.every((each) => each !== undefined)) return refs.flat();
  // 'john-3,4'.
  return refsOf(withSpaces(names.join(',')));
}
