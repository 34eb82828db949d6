import type { RouteMeta, SiteConfig, TextOf } from '@manna/shared/contracts';
import {
  bookNames,
  chapterName,
  chapterPath,
  type ChapterRef,
  citeVerses,
  siteOrigin,
  structuredPage,
} from '@manna/shared/domain';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { chapterInBook } from '../../names/chapter-in-book';
import { comparePath } from '../../names/compare-path';
import { parseVerses, VERSES_PARAMETER } from '../../names/verse-selection';
import { compareText } from './compare-text';
import type { ComparisonData } from './load-comparison';

/** Metadata of a comparison. The chapter's own page is the canonical one. */
export function compareMeta(
  chapter: ChapterRef,
  { chosen, translations, verses }: ComparisonData,
  { url, site, text: textOf }: { url: URL; site: SiteConfig; text: TextOf },
): RouteMeta {
  const { title, description } = textOf(compareText);
  const names = textOf(bookNames);
  const name = chapterName(chapter, names);
  const compared = chosen.flatMap((slug) => translations.find((each) => each.slug === slug) ?? []);
  const selected = parseVerses(url.searchParams.get(VERSES_PARAMETER), verses.at(-1)?.verse ?? 0);
  const citation = selected.length > 0 ? `${name}:${citeVerses(selected)}` : name;
  const breadcrumbs = bibleCrumbs(textOf, chapter.book, { path: comparePath(chapter, chosen), fragment: title(name) });
  const canonicalPath = chapterPath(chapter);
  const origin = siteOrigin(site, url);
  return {
    metaTitle: `${citation} (${compared.map(({ shortName }) => shortName).join(', ')})`,
    description: description(name, compared.map((translation) => translation.name).join(', ')),
    canonicalPath,
    breadcrumbs,
    opengraph: { type: 'article' },
    jsonld: structuredPage(origin, breadcrumbs, {
      ...chapterInBook(chapter, canonicalPath, names, origin),
    }),
  };
}
