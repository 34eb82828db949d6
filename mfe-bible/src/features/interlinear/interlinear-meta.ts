import type { RouteMeta, SiteConfig, TextOf } from '@manna/shared/contracts';
import {
  bookName,
  bookNames,
  chapterName,
  chapterPath,
  parseChapterOsisId,
  siteOrigin,
  structuredPage,
  type ChapterRef,
} from '@manna/shared/domain';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { interlinearPath } from '../../names/interlinear-path';
import { interlinearText } from './interlinear-text';
import type { InterlinearData } from './load-interlinear';

/** The chapter of loaded data: the loader let none through that is not one of the 929. */
export function chapterOf({ osisId }: InterlinearData): ChapterRef {
  const chapter = parseChapterOsisId(osisId);
  if (!chapter) throw new Error(`${osisId} is no chapter`);
  return chapter;
}

/** What the page says of itself. Verses that its address selects change nothing in it. */
export function interlinearMeta(
  data: InterlinearData,
  { url, site, text: textOf }: { url: URL; site: SiteConfig; text: TextOf },
): RouteMeta {
  const chapter = chapterOf(data);
  const names = textOf(bookNames);
  const text = textOf(interlinearText);
  const chapterTitle = chapterName(chapter, names);
  const path = interlinearPath(chapter);
  const breadcrumbs = [
    ...bibleCrumbs(textOf, chapter.book, { path: chapterPath(chapter), fragment: chapterTitle }),
    { path, fragment: text.interlinear, icon: 'bible', iconColor: 'red' } as const,
  ];
  const origin = siteOrigin(site, url);
  return {
    metaTitle: text.title(chapterTitle),
    description: text.description(chapterTitle),
    canonicalPath: path,
    breadcrumbs,
    opengraph: { type: 'article' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'Chapter',
      name: text.title(chapterTitle),
      url: origin + path,
      position: chapter.chapter,
      inLanguage: ['he', data.translation.language],
      isPartOf: {
        '@type': 'Book',
        name: bookName(chapter.book, names),
        url: `${origin}/bible/${chapter.book.slug}`,
      },
    }),
  };
}
