import type { RouteMeta, SiteConfig, TextOf } from '@manna/shared/contracts';
import {
  bookNames,
  type BookNames,
  chapterName,
  chapterPath,
  citeVerses,
  siteOrigin,
  structuredPage,
} from '@manna/shared/domain';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { chapterInBook } from '../../names/chapter-in-book';
import { chapterOf } from '../../names/chapter-of';
import { crossReferencesPath } from '../../names/cross-references-path';
import { crossReferencesText } from './cross-references-text';
import type { CrossReferencesData } from './load-cross-references';

/** The subject of the page: 'John 3', or 'John 3:16, 18' if the URL names verses. */
export function passageOf(data: CrossReferencesData, names: BookNames): string {
  const title = chapterName(chapterOf(data), names);
  const verses = data.verses.map(({ verse }) => verse);
  return data.isWhole ? title : `${title}:${citeVerses(verses)}`;
}

/** Metadata of the page. The canonical URL is that of the whole chapter's cross-references. */
export function crossReferencesMeta(
  data: CrossReferencesData,
  { url, site, text: textOf }: { url: URL; site: SiteConfig; text: TextOf },
): RouteMeta {
  const chapter = chapterOf(data);
  const names = textOf(bookNames);
  const text = textOf(crossReferencesText);
  const chapterTitle = chapterName(chapter, names);
  const path = crossReferencesPath(chapter);
  const last = { path, fragment: text.title(chapterTitle), icon: 'bible', iconColor: 'red' } as const;
  const breadcrumbs = [
    ...bibleCrumbs(textOf, chapter.book, { path: chapterPath(chapter), fragment: chapterTitle }),
    last,
  ];
  const origin = siteOrigin(site, url);
  const passage = passageOf(data, names);
  return {
    metaTitle: text.title(passage),
    description: text.description(passage),
    canonicalPath: path,
    breadcrumbs,
    opengraph: { type: 'article' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'CreativeWork',
      name: text.title(chapterTitle),
      url: origin + path,
      about: chapterInBook(chapter, chapterPath(chapter), names, origin),
    }),
  };
}
