import type { LoaderArgs } from '@manna/shared/contracts';
import { chapterOsisId, chapterVersesPath, type Book } from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import { ChapterVersesDocument } from '../../generated/graphql';
import { chapterNotFound } from '../../not-found/chapter-not-found';
import { loadInTranslation } from '../../translation/load-in-translation';
import type { ChapterData } from './chapter-data';

/** Loads the verses of a chapter in the reader's translation, or in the site's if that lacks the chapter. */
export async function loadChapter(book: Book, subject: string, args: LoaderArgs): Promise<ChapterData> {
  const chapter = Number(subject);
  const { url, data } = args;
  if (!/^[1-9]\d*$/.test(subject) || chapter > book.chapterCount) throw chapterNotFound(book, subject, args);
  const path = chapterVersesPath(book, chapter);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);
  const { result, shown } = await loadInTranslation(
    args,
    (slug) => data.query(ChapterVersesDocument, { chapter: chapterOsisId({ book, chapter }), translation: slug }),
    (own) => own.chapter?.verses.some(({ text }) => text != null) ?? false,
  );
  const verses = result.chapter?.verses ?? [];
  return {
    book: book.slug,
    chapter,
    ...shown,
    verses: verses.map(({ verseNumber, text }) => ({ number: verseNumber, text: text ?? null })),
  };
}
