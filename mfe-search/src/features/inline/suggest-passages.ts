import type { BibleRef } from '@manna/shared/contracts';
import {
  biblePaths,
  bookName,
  bookPath,
  books,
  chapterPath,
  nameTranslated,
  type Book,
  type BookNames,
} from '@manna/shared/domain';
import {
  formatReference,
  parseReference,
  plainLetters,
  referenceToUrl,
  validateReferences,
} from '@manna/shared/domain/references';

/** Longer texts are not references. Characters. */
const LONGEST = 200;

/** A page of the Bible by its name. */
export interface NamedPage {
  readonly text: string;
  readonly path: string;
}

/** References within a chapter, a chapter or a book, in URL form: 'gen1v3,5-7', 'gen1', 'gen'. */
const within = /^([0-9a-z]{3})(\d+)?(?:v([\d,-]+))?$/;

const bookPage = (book: Book, names: BookNames): NamedPage => ({ text: bookName(book, names), path: bookPath(book) });

const segmentOf = (refs: readonly BibleRef[]): string => refs.map((ref) => referenceToUrl([ref])).join('_');

const passagePath = (reference: string): string => biblePaths.passage({ reference }).replaceAll('%2C', ',');

/**
 * The passage that a reader typed as a reference, 'jn 3.16' or '1 sam', in the translation that is named behind it ('ps 23 web').
 * Undefined if it is no reference, or the passage does not exist.
 */
export function typedPassage(words: string, names: BookNames): NamedPage | undefined {
  // A reference that is still being typed may end in a separator.
  const begun = words.trim().replace(/[\s:.,;-]+$/, '');
  const read = begun.length > LONGEST ? undefined : parseReference(begun, names);
  if (!read?.ok || validateReferences(read.refs).some(({ isWarning }) => !isWarning)) return undefined;
  const { refs, translation } = read;
  const text = nameTranslated(formatReference(refs), names);
  if (translation !== undefined) {
    // The page of a passage also says so if the site does not have the translation.
    const reference = `${segmentOf(refs)} ${translation}`;
    return { text: `${text} (${translation.toUpperCase()})`, path: passagePath(reference) };
  }
  const [, id, chapter, verses] = within.exec(referenceToUrl(refs)) ?? [];
  const book = books.find(({ usfmId }) => usfmId.toLowerCase() === id);
  if (book && chapter === undefined) return bookPage(book, names);
  if (!book) return { text, path: passagePath(segmentOf(refs)) };
  const path = chapterPath({ book, chapter: Number(chapter) });
  return { text, path: verses === undefined ? path : `${path}?v=${verses.replaceAll(',', '_')}` };
}

/** Whether each typed word begins a word of a name: 'jo sam' and '1 s' begin words of '1 Samuel of Joppa'. */
export function beginsWordsOf(name: string, typed: string): boolean {
  const wordsIn = (text: string) =>
    plainLetters(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const inName = wordsIn(name);
  const terms = wordsIn(typed);
  return terms.length > 0 && terms.every((term) => inName.some((word) => word.startsWith(term)));
}

/** The books whose name, in the language of the page or in English, begins as what is typed. */
export const suggestBooks = (typed: string, names: BookNames): readonly NamedPage[] =>
  books
    .filter((book) => [bookName(book, names), book.name].some((name) => beginsWordsOf(name, typed)))
    .map((book) => bookPage(book, names));
