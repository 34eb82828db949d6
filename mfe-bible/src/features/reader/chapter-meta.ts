import type { RouteMeta, SiteConfig, TextOf } from '@manna/shared/contracts';
import {
  bookNames,
  chapterName,
  chapterPath,
  type ChapterRef,
  citeVerses,
  shortDescription,
  siteOrigin,
  structuredPage,
} from '@manna/shared/domain';
import { canonicalTranslation } from '@manna/shared/domain/site-translation';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { chapterInBook } from '../../names/chapter-in-book';
import { bibleText } from '../../names/bible-text';
import type { ChapterData } from './load-chapter';
import { readerText } from './reader-text';
import { quote, selectedVerses, verseTexts } from './selection/verse-texts';

/** The words of the chapter's first verse, shortened if they are too long. */
function firstWords({ content, styling }: NonNullable<ChapterData['text']>): string {
  const verse = styling.find(({ kind }) => kind === 'verse');
  return shortDescription(content.slice(verse?.min, verse?.max).replaceAll('\n', ' '));
}

/** What other sites may embed: consecutive verses, in the translation of the site. */
function embedOf(chapter: ChapterRef, verses: readonly number[]): Pick<RouteMeta, 'embed'> {
  const [first] = verses;
  const last = verses.at(-1);
  if (first === undefined || last === undefined || last - first !== verses.length - 1) return {};
  return { embed: `${chapterPath(chapter)}?v=${first === last ? first : `${first}-${last}`}` };
}

/**
 * Metadata of a chapter's page: title with translation, first verse, breadcrumbs. If verses are selected, the title
 * names them and the description quotes them, because they are what is shared; the canonical page is still the chapter.
 */
export function chapterMeta(
  chapter: ChapterRef,
  data: ChapterData,
  { url, site, text: textOf }: { url: URL; site: SiteConfig; text: TextOf },
): RouteMeta {
  const { text, translation: slug, translations } = data;
  const translation = translations.find((candidate) => candidate.slug === slug);
  const names = textOf(bookNames);
  const title = chapterName(chapter, names);
  const path = chapterPath(chapter, slug, canonicalTranslation(site));
  // The reader returns to the translation that they left.
  const breadcrumbs = bibleCrumbs(textOf, chapter.book, { path: url.pathname, fragment: title });
  const origin = siteOrigin(site, url);
  const inBook = chapterInBook(chapter, path, names, origin);
  const name = translation?.name ?? '';
  const shortName = translation?.shortName ?? slug;
  const verses = selectedVerses(url, text);
  const citation = verses.length > 0 ? `${title}:${citeVerses(verses)}` : title;
  return {
    metaTitle: `${citation} (${shortName})`,
    description: text ? firstWords(text) : textOf(readerText).noText(name, title),
    // Search engines should not index a page without text, so the site's own translation is canonical.
    canonicalPath: text ? path : chapterPath(chapter),
    breadcrumbs,
    subject: { type: 'Chapter', id: data.osisId },
    opengraph: { type: 'article' },
    ...embedOf(chapter, slug === site.defaultTranslation ? verses : []),
    ...(text && verses.length > 0 && { shareText: quote(verseTexts(text, verses), citation, shortName) }),
    jsonld: structuredPage(origin, breadcrumbs, {
      ...inBook,
      ...(text && { inLanguage: text.translation.language }),
      isPartOf: { ...inBook.isPartOf, isPartOf: { '@type': 'Book', name: `${textOf(bibleText).theBible}, ${name}` } },
    }),
  };
}
