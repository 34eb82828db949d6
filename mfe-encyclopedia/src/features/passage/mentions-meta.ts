import type { RouteMeta, RouteModule, TextOf } from '@manna/shared/contracts';
import {
  bookNames,
  chapterName,
  chapterVersesPath,
  encyclopediaCategoryNames,
  siteOrigin,
  structuredPage,
} from '@manna/shared/domain';
import { bookOfPassage, passageName, passageSegment } from '@manna/shared/domain/references';
import { bookCrumbs, encyclopediaCrumbs } from '../../names/crumbs';
import { namesText } from '../../names/names-text';
import type { MentionGroup, MentionsData } from './load-mentions';
import { passageEntriesPath } from '../../passages/passage-paths';
import { passageText } from './passage-text';
import { placesOf } from './places-of';
import { wholeChapter } from '../../passages/whole-chapter';

/** The name of the group of a collection. */
export const groupName = (collection: MentionGroup['collection'], text: TextOf): string =>
  collection in encyclopediaCategoryNames
    ? text(encyclopediaCategoryNames)[collection as keyof typeof encyclopediaCategoryNames]
    : text(namesText).dictionary;

/** Meta of the page of what a passage mentions. It is below its chapter or its book, if it is in one. */
export function mentionsMeta({
  data: { refs, groups },
  url,
  site,
  text,
}: Parameters<RouteModule<MentionsData>['meta']>[0]): RouteMeta {
  const names = text(bookNames);
  const words = text(passageText);
  const passage = passageName(refs, names);
  const canonicalPath = passageEntriesPath(passageSegment(refs));
  const [book, chapter] = [bookOfPassage(refs), wholeChapter(refs)];
  const title = words.title(passage);
  const last = { path: canonicalPath, fragment: chapter ? words.crumb : title };
  const above = chapter
    ? [{ path: chapterVersesPath(chapter.book, chapter.chapter), fragment: chapterName(chapter, names) }]
    : [];
  const breadcrumbs = book ? bookCrumbs(text, book, ...above, last) : encyclopediaCrumbs(text, last);
  const origin = siteOrigin(site, url);
  const counted = groups.map(({ collection, totalCount }) => `${groupName(collection, text)} (${totalCount})`);
  return {
    metaTitle: title,
    description: counted.length > 0 ? words.description(passage, counted.join(', ')) : words.none,
    canonicalPath,
    breadcrumbs,
    opengraph: { type: 'article' },
    ...(placesOf(groups).length > 0 && { modals: ['map'] }),
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'CollectionPage',
      name: title,
      url: origin + canonicalPath,
    }),
  };
}
