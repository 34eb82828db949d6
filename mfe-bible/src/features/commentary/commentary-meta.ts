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
import { commentaryPath } from '../../names/commentary-path';
import { commentaryText } from './commentary-text';
import type { CommentaryData } from './load-commentary';

/** The subject of the page: 'John 3', or 'John 3:16-18' if the URL names verses. */
export function subjectOf(data: CommentaryData, names: BookNames): string {
  const title = chapterName(chapterOf(data), names);
  return data.verses.length === 0 ? title : `${title}:${citeVerses(data.verses)}`;
}

/** Metadata of the page. The canonical URL is that of the whole chapter's commentaries. */
export function commentaryMeta(
  data: CommentaryData,
  { url, site, text: textOf }: { url: URL; site: SiteConfig; text: TextOf },
): RouteMeta {
  const chapter = chapterOf(data);
  const names = textOf(bookNames);
  const text = textOf(commentaryText);
  const chapterTitle = chapterName(chapter, names);
  const path = commentaryPath(chapter);
  const breadcrumbs = [
    ...bibleCrumbs(textOf, chapter.book, { path: chapterPath(chapter), fragment: chapterTitle }),
    { path, fragment: text.commentary, icon: 'bible', iconColor: 'red' } as const,
  ];
  const origin = siteOrigin(site, url);
  const subject = subjectOf(data, names);
  const isEmpty = data.commentaries.length === 0;
  return {
    metaTitle: text.title(subject),
    description: text.description(subject),
    canonicalPath: path,
    breadcrumbs,
    ...(isEmpty && { noindex: true }),
    // Without commentaries a chapter has no page of them; verses may be left out by those of their chapter.
    ...(isEmpty && data.verses.length === 0 && { status: 404 as const }),
    opengraph: { type: 'article' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'CreativeWork',
      name: text.title(chapterTitle),
      url: origin + path,
      about: chapterInBook(chapter, chapterPath(chapter), names, origin),
    }),
  };
}
