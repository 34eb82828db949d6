import type { RouteMeta, SiteConfig, TextOf } from '@manna/shared/contracts';
import { bookNames, chapterName, chapterPath, siteOrigin, structuredPage } from '@manna/shared/domain';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { chapterInBook } from '../../names/chapter-in-book';
import { chapterOf } from '../../names/chapter-of';
import { interlinearPath } from '../../names/interlinear-path';
import { interlinearText } from './interlinear-text';
import type { InterlinearData } from './load-interlinear';

/** Metadata of the interlinear page. Selected verses do not change it. */
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
      ...chapterInBook(chapter, path, names, origin),
      name: text.title(chapterTitle),
      inLanguage: ['he', data.translation.language],
    }),
  };
}
