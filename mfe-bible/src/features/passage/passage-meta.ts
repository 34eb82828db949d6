import type { RouteMeta, SiteConfig, TextOf } from '@manna/shared/contracts';
import { bookName, bookNames, chapterPath, shortDescription, siteOrigin, structuredPage } from '@manna/shared/domain';
import { bookOfPassage, invalidName, passageName, passageSegment, readPassage } from '@manna/shared/domain/references';
import { canonicalTranslation } from '@manna/shared/domain/site-translation';
import { isWhole } from '@manna/shared/domain/chapter-text';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { bibleText } from '../../names/bible-text';
import type { PassageData } from './load-passage';
import { passagePath } from '../../names/passage-path';
import { passageText } from './passage-text';
import { planBlocks } from './plan-blocks';

/** The words of the first verse that the passage has. */
function firstWords({ first }: PassageData): string | undefined {
  if (!first || first.failure) return undefined;
  for (const part of first.parts) {
    const verse = part.problem ? undefined : part.styling.find(({ kind }) => kind === 'verse');
    if (!part.problem && verse) return shortDescription(part.content.slice(verse.min, verse.max).replaceAll('\n', ' '));
  }
  return undefined;
}

/** Metadata of a passage's page. The canonical URL is the chapter's if the passage is exactly one chapter. */
export function passageMeta(
  data: PassageData,
  { url, site, text: textOf }: { url: URL; site: SiteConfig; text: TextOf },
): RouteMeta {
  const { segment, translation: slug, translations } = data;
  const names = textOf(bookNames);
  const address = readPassage(segment, names);
  const refs = address.kind === 'passage' ? address.refs : address.kind === 'invalid' ? address.repaired : [];
  const title = address.kind === 'invalid' ? invalidName(address, names) : passageName(refs, names);
  const translation = translations.find((candidate) => candidate.slug === slug);
  const here = passagePath(segment, slug, site.defaultTranslation);
  const breadcrumbs = bibleCrumbs(textOf, bookOfPassage(refs), { path: here, fragment: title });
  const parts = planBlocks(refs).flat();
  const [part] = parts;
  const isChapter = parts.length === 1 && part && isWhole(part);
  const canonicalPath = isChapter
    ? chapterPath(part, slug, canonicalTranslation(site))
    : passagePath(passageSegment(refs), slug, canonicalTranslation(site));
  const isQuotation = parts.length === 1 && part && !isChapter;
  const origin = siteOrigin(site, url);
  const words = firstWords(data);
  const book = bookOfPassage(refs);
  return {
    metaTitle: `${title} (${translation?.shortName ?? slug.toUpperCase()})`,
    description: words || textOf(passageText).description(title, translation?.name ?? slug.toUpperCase()),
    canonicalPath,
    breadcrumbs,
    ...(isQuotation && {
      embed: `${chapterPath(part)}?v=${part.first === part.last ? part.first : `${part.first}-${part.last}`}`,
    }),
    ...(address.kind === 'passage' && { subject: { type: 'Passage', id: passageSegment(refs) } }),
    ...((address.kind === 'invalid' || data.missing !== undefined) && { noindex: true, status: 404 }),
    opengraph: { type: 'article' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'CreativeWork',
      name: title,
      url: origin + canonicalPath,
      isPartOf: { '@type': 'Book', name: book ? bookName(book, names) : textOf(bibleText).theBible },
    }),
  };
}
