import type { RouteMeta, RouteModule } from '@manna/shared/contracts';
import {
  aboutBookPath,
  bookName,
  bookNames,
  chapterName,
  chapterVersesPath,
  shortDescription,
  siteOrigin,
  structuredPage,
  versePath,
} from '@manna/shared/domain';
import { bookCrumbs } from '../../names/crumbs';
import { verseAt } from '../../names/verse-at';
import type { VerseData } from './load-verse';
import { verseText } from './verse-text';

/** Meta of a verse's page: its text, and its position in the Bible. */
export function verseMeta({ data, url, site, text }: Parameters<RouteModule<VerseData>['meta']>[0]): RouteMeta {
  const { book, chapter, verse } = verseAt(data.verse.osisId);
  const names = text(bookNames);
  const chapterTitle = chapterName({ book, chapter }, names);
  const title = `${chapterTitle}:${verse}`;
  const canonicalPath = versePath(book, chapter, verse);
  const breadcrumbs = bookCrumbs(
    text,
    book,
    { path: chapterVersesPath(book, chapter), fragment: chapterTitle },
    { path: canonicalPath, fragment: title },
  );
  const main = data.verse.texts.find(({ translation }) => translation.slug === site.defaultTranslation);
  // What the reader shares is what the reader sees; the rest describes the page to everyone.
  const shown = data.verse.texts.find(({ translation }) => translation.slug === data.translation) ?? main;
  const origin = siteOrigin(site, url);
  return {
    metaTitle: title,
    description: main ? shortDescription(main.text) : text(verseText).description(title),
    canonicalPath,
    breadcrumbs,
    opengraph: { type: 'article' },
    embed: canonicalPath,
    ...(shown && { shareText: `${shown.text} (${title}, ${shown.translation.shortName})` }),
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'CreativeWork',
      name: title,
      url: origin + canonicalPath,
      ...(main && { text: main.text, inLanguage: main.translation.language }),
      isPartOf: {
        '@type': 'Chapter',
        name: chapterTitle,
        url: origin + chapterVersesPath(book, chapter),
        isPartOf: { '@type': 'Book', name: bookName(book, names), url: origin + aboutBookPath(book) },
      },
    }),
  };
}
