import { bookBySlug, books, chapterOsisId, chapterPath } from '@manna/shared/domain';
import { translationCache, translationOfCache } from './kept-caches';
import { keptChapterPage } from './kept-chapter-page';
import { sentAt, type KeptPage } from './kept-page';
import { ABOUT_ADDRESS, partOfChapter, readPart, type KeptTranslationAbout } from './translation-parts';

/** The translations on this device, as they say of themselves. */
export async function keptAbouts(): Promise<KeptTranslationAbout[]> {
  const slugs = (await caches.keys()).flatMap((name) => translationOfCache(name) ?? []);
  const abouts = await Promise.all(
    slugs.map(async (slug) => {
      const answer = await (await caches.open(translationCache(slug))).match(ABOUT_ADDRESS);
      return (await answer?.json()) as KeptTranslationAbout | undefined;
    }),
  );
  return abouts.filter((about) => about !== undefined);
}

interface ChapterAddress {
  /** Slug; undefined where the address leaves it to the site. */
  translation: string | undefined;
  /** 'Gen.1'. */
  osisId: string;
}

/** The chapter that a path names; undefined for every other page. */
export function chapterAddress(pathname: string): ChapterAddress | undefined {
  const [, translation, slug = '', digits = ''] =
    /^\/bible(?:\/([a-z0-9]+))?\/([^/]+)\/([1-9]\d*)\/?$/.exec(pathname) ?? [];
  const book = bookBySlug(slug);
  const chapter = Number(digits);
  if (!book || chapter < 1 || chapter > book.chapterCount) return undefined;
  return { translation, osisId: chapterOsisId({ book, chapter }) };
}

/** The page of a chapter in a translation on this device; undefined where it is not kept. */
export async function keptTranslationPage(pathname: string, language: string): Promise<Response | undefined> {
  const address = chapterAddress(pathname);
  const part = address && partOfChapter(address.osisId);
  if (!part) return undefined;
  const translation = (await keptAbouts()).find(({ slug, isDefault }) =>
    address.translation === undefined ? isDefault : slug === address.translation,
  );
  const kept = translation && (await (await caches.open(translationCache(translation.slug))).match(part.address));
  if (!kept) return undefined;
  const chapter = readPart(await kept.clone().json(), part)?.find(({ osisId }) => osisId === address.osisId);
  if (!chapter || chapter.translations.length === 0) return undefined;
  return keptChapterPage({ chapter, translation, keptAt: new Date(sentAt(kept) || 0), language });
}

/** The translations on this device as entries of a list of pages, each with the address it begins at. */
export async function keptTranslationEntries(): Promise<KeptPage[]> {
  const [first] = books;
  if (!first) return [];
  return (await keptAbouts()).map(({ slug, name, isDefault }) => ({
    path: chapterPath({ book: first, chapter: 1 }, slug, isDefault ? slug : ''),
    title: name,
  }));
}
