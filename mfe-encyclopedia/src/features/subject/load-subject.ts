import type { LoaderArgs } from '@manna/shared/contracts';
import {
  bookBySlug,
  chapterOsisId,
  readerTranslation,
  type Book,
  encyclopediaPaths,
  chapterVersesPath,
} from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { ChapterVersesDocument, EntryDocument, type Direction, type EntryQuery } from '../../generated/graphql';

/** One entry with everything that its page shows. */
export type EntryData = NonNullable<EntryQuery['entryByPath']['entry']>;

/** A chapter as a list of its verses, in the reader's translation, or in the site's if that lacks the chapter. */
export interface ChapterData {
  /** Slug. */
  book: string;
  chapter: number;
  /** Slug of the translation. */
  translation: string;
  /** Slugs of all translations of the site. */
  offered: string[];
  language: string;
  direction: Direction;
  /** `text` is null for a verse that the translation leaves out. */
  verses: { number: number; text: string | null }[];
}

/** The book of a loaded chapter; the loader has checked its slug. */
export function bookOfChapter({ book: slug }: Pick<ChapterData, 'book'>): Book {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return book;
}

/** The page at /encyclopedia/:category/:subject: an entry, or a chapter if the category is a book's slug. */
export type SubjectData = { kind: 'entry'; entry: EntryData } | { kind: 'chapter'; chapter: ChapterData };

async function loadEntry(path: string, { url, data }: LoaderArgs): Promise<EntryData> {
  const { entryByPath } = await data.query(EntryDocument, { path });
  const { entry, movedTo } = entryByPath;
  const address = movedTo ?? entry?.pagePath;
  if (address === undefined) throw notFound();
  if (!entry || url.pathname !== address) throw redirectTo(address + url.search, 301);
  return entry;
}

async function loadChapter(book: Book, subject: string, args: LoaderArgs): Promise<ChapterData> {
  const chapter = Number(subject);
  const { url, data, site } = args;
  if (!/^[1-9]\d*$/.test(subject) || chapter > book.chapterCount) throw notFound();
  const path = chapterVersesPath(book, chapter);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);
  const load = (slug: string) =>
    data.query(ChapterVersesDocument, { chapter: chapterOsisId({ book, chapter }), translation: slug });
  const preferred = readerTranslation(args);
  const own = await load(preferred);
  const hasChapter = own.chapter?.verses.some(({ text }) => text != null) ?? false;
  const shown = hasChapter ? preferred : site.defaultTranslation;
  const { chapter: found, translations } = shown === preferred ? own : await load(shown);
  const translation = translations.find(({ slug }) => slug === shown);
  return {
    book: book.slug,
    chapter,
    translation: shown,
    offered: translations.map(({ slug }) => slug),
    language: translation?.language ?? 'en',
    direction: translation?.direction ?? 'ltr',
    verses: (found?.verses ?? []).map(({ verseNumber, text }) => ({ number: verseNumber, text: text ?? null })),
  };
}

/** Loads the page of a URL. Redirects to the new URL of an entry that has moved; 404 for unknown ones. */
export async function loadSubject(args: LoaderArgs): Promise<SubjectData> {
  const { category, subject = '', entity } = args.params;
  if (category === undefined)
    return {
      kind: 'entry',
      entry: await loadEntry(encyclopediaPaths.subject({ entity: (entity ?? '').toLowerCase() }), args),
    };
  const book = bookBySlug(category);
  if (book) return { kind: 'chapter', chapter: await loadChapter(book, subject, args) };
  return {
    kind: 'entry',
    entry: await loadEntry(encyclopediaPaths.subject({ category, subject }).toLowerCase(), args),
  };
}
