import { defineOfflinePack, type OfflineRequest } from '@manna/shared/contracts';
import {
  biblePaths,
  bookBySlug,
  books,
  chapterOsisId,
  chapterPath,
  escapeHtml,
  nextChapter,
  parseChapterOsisId,
  previousChapter,
  type ChapterRef,
} from '@manna/shared/domain';
import { chapterHtml } from './chapter-html';
import { offlinePageText } from './offline-text';
import { readStoredChapter, storedTranslations } from './stored-translations';
import type { DownloadDescription, StoredChapter } from './translation-parts';

interface ChapterPath {
  /** Slug; undefined if the path leaves it to the site. */
  translation: string | undefined;
  /** 'Gen.1'. */
  osisId: string;
}

const chapterPattern = new RegExp(`^${biblePaths.contents}(?:/([a-z0-9]+))?/([^/]+)/([1-9]\\d*)/?$`);

/** The chapter that a path names; undefined for every other page. */
export function readChapterPath(pathname: string): ChapterPath | undefined {
  const [, translation, slug = '', digits = ''] = chapterPattern.exec(pathname) ?? [];
  const book = bookBySlug(slug);
  const chapter = Number(digits);
  if (!book || chapter > book.chapterCount) return undefined;
  return { translation, osisId: chapterOsisId({ book, chapter }) };
}

/** Path of a chapter in a downloaded translation; every one but the site's own is named in it. */
const pathIn = ({ slug, isDefault }: DownloadDescription, ref: ChapterRef): string =>
  chapterPath(ref, slug, isDefault ? slug : '');

function pageBody(chapter: StoredChapter, translation: DownloadDescription, { language }: OfflineRequest): string {
  const text = offlinePageText[language];
  const ref = parseChapterOsisId(chapter.osisId);
  const before = ref && previousChapter(ref);
  const after = ref && nextChapter(ref);
  const link = (to: ChapterRef, label: string) =>
    `<a href="${escapeHtml(pathIn(translation, to))}">${escapeHtml(label)}</a>`;
  const [words] = chapter.translations;
  return [
    `<h1>${escapeHtml(chapter.title)}</h1><p class="soft">${escapeHtml(translation.name)}</p>`,
    `<div lang="${escapeHtml(translation.language)}" dir="${translation.direction}">${words ? chapterHtml(words, language) : ''}</div>`,
    `<nav>${before ? link(before, text.previous) : ''}${after ? link(after, text.next) : ''}</nav>`,
    `<p class="soft">${escapeHtml(translation.licence)}</p>`,
  ].join('');
}

/** Chapters of the translations that the reader downloaded. */
export const pack = defineOfflinePack({
  match: (path) => readChapterPath(path) !== undefined,
  async respond(path, request) {
    const asked = readChapterPath(path);
    if (!asked) return undefined;
    const translation = (await storedTranslations(request.store)).find(({ slug, isDefault }) =>
      asked.translation === undefined ? isDefault : slug === asked.translation,
    );
    const stored = translation && (await readStoredChapter(request.store, translation.slug, asked.osisId));
    if (!stored || stored.chapter.translations.length === 0) return undefined;
    const { chapter, savedAt } = stored;
    return {
      title: `${chapter.title} (${translation.shortName})`,
      body: pageBody(chapter, translation, request),
      savedAt,
    };
  },
  async shelf(request) {
    const heading = offlinePageText[request.language].shelf;
    const [first] = books;
    if (!first) return { heading, pages: [] };
    const pages = (await storedTranslations(request.store)).map((translation) => ({
      path: pathIn(translation, { book: first, chapter: 1 }),
      title: translation.name,
    }));
    return { heading, pages };
  },
});
