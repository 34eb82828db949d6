import type { LoaderArgs } from '@manna/shared/contracts';
import { bookBySlug, chapterOsisId, type Book, encyclopediaPaths, chapterVersesPath } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { ChapterVersesDocument, EntryDocument, type Direction, type EntryQuery } from '../../generated/graphql';

/** One entry with everything that its page shows. */
export type EntryData = NonNullable<EntryQuery['entryByPath']['entry']>;

/** A chapter as a list of its verses, in the site's translation. */
export interface ChapterData {
  /** Slug. */
  book: string;
  chapter: number;
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

async function loadChapter(book: Book, subject: string, { url, data, site }: LoaderArgs): Promise<ChapterData> {
  const chapter = Number(subject);
  if (!/^[1-9]\d*$/.test(subject) || chapter > book.chapterCount) throw notFound();
  const path = chapterVersesPath(book, chapter);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);
  const { chapter: found, translations } = await data.query(ChapterVersesDocument, {
    chapter: chapterOsisId({ book, chapter }),
    translation: site.defaultTranslation,
  });
  const translation = translations.find(({ slug }) => slug === site.defaultTranslation);
  return {
    book: book.slug,
    chapter,
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
