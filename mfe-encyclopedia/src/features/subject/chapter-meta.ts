import type { RouteMeta } from '@manna/shared/contracts';
import {
  aboutBookPath,
  bookName,
  bookNames,
  chapterName,
  chapterVersesPath,
  siteOrigin,
  structuredPage,
} from '@manna/shared/domain';
import { bookCrumbs } from '../../names/crumbs';
import type { MetaArgs } from './entry-meta';
import { bookOfChapter, type ChapterData } from './chapter-data';
import { chapterText } from './subject-text';

/** Meta of the list of a chapter's verses. */
export function chapterMeta(data: ChapterData, { url, site, text }: MetaArgs): RouteMeta {
  const book = bookOfChapter(data);
  const names = text(bookNames);
  const title = chapterName({ book, chapter: data.chapter }, names);
  const canonicalPath = chapterVersesPath(book, data.chapter);
  const breadcrumbs = bookCrumbs(text, book, { path: canonicalPath, fragment: title });
  const origin = siteOrigin(site, url);
  return {
    metaTitle: title,
    description: text(chapterText).description(title, data.verses.length),
    canonicalPath,
    breadcrumbs,
    opengraph: { type: 'article' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'Chapter',
      name: title,
      position: data.chapter,
      url: origin + canonicalPath,
      isPartOf: { '@type': 'Book', name: bookName(book, names), url: origin + aboutBookPath(book) },
    }),
  };
}
