import type { RouteMeta, SiteConfig } from '@manna/shared/contracts';
import { bibleCrumbs, chapterPath, chapterTitle, type ChapterRef } from '@manna/shared/domain';
import type { ChapterData } from './load-chapter';

/** Search engines cut a description at about this many characters. */
const DESCRIPTION_LENGTH = 155;

/** The words of the chapter's first verse, cut at a word where they are too many. */
function firstWords({ content, styling }: NonNullable<ChapterData['text']>): string {
  const verse = styling.find(({ kind }) => kind === 'verse');
  const words = content.slice(verse?.min, verse?.max).replaceAll('\n', ' ');
  if (words.length <= DESCRIPTION_LENGTH) return words;
  return `${words.slice(0, words.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`;
}

const listOf = (origin: string, crumbs: RouteMeta['breadcrumbs']) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ path, fragment }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: fragment,
    item: origin + path,
  })),
});

/** What a chapter's page says of itself: title with translation, its first verse, and its place in the Bible. */
export function chapterMeta(chapter: ChapterRef, data: ChapterData, url: URL, site: SiteConfig): RouteMeta {
  const { text, translation: slug, translations } = data;
  const translation = translations.find((candidate) => candidate.slug === slug);
  const title = chapterTitle(chapter);
  const breadcrumbs = bibleCrumbs(chapter.book, chapter.chapter);
  const canonicalPath = chapterPath(chapter, slug, site.defaultTranslation);
  const origin = site.advertiseAddress?.replace(/\/$/, '') ?? url.origin;
  const name = translation?.name ?? '';
  return {
    metaTitle: `${title} (${translation?.shortName ?? slug})`,
    description: text ? firstWords(text) : `${title} in the ${name}.`,
    canonicalPath,
    breadcrumbs,
    opengraph: { type: 'article' },
    jsonld: {
      '@graph': [
        {
          '@type': 'Chapter',
          name: title,
          url: origin + canonicalPath,
          position: chapter.chapter,
          ...(text && { inLanguage: text.translation.language }),
          isPartOf: {
            '@type': 'Book',
            name: chapter.book.name,
            url: `${origin}/bible/${chapter.book.slug}`,
            isPartOf: { '@type': 'Book', name: `The Bible, ${name}` },
          },
        },
        listOf(origin, breadcrumbs),
      ],
    },
  };
}
