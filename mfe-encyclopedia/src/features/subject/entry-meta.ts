import type { Crumb, RouteMeta, RouteModule, TextOf } from '@manna/shared/contracts';
import { encyclopediaPaths, siteOrigin, structuredPage } from '@manna/shared/domain';
import { lookOf, isCategorySlug } from '../../names/categories';
import { categoryCrumb, dictionaryCrumbs, encyclopediaCrumbs } from '../../names/crumbs';
import { namesText } from '../../names/names-text';
import type { EntryData } from './load-subject';
import { relatedPlaces } from './related-places';

/** The arguments of a page's `meta` without its data. */
export type MetaArgs = Omit<Parameters<RouteModule['meta']>[0], 'data'>;

const ISO_YEAR_DIGITS = 4;

function crumbsOf({ name, pagePath, category }: EntryData, text: TextOf): Crumb[] {
  const { accent, icon } = lookOf(category.slug);
  const last = { path: pagePath, fragment: name, language: 'en', icon, iconColor: accent };
  return isCategorySlug(category.slug)
    ? encyclopediaCrumbs(text, categoryCrumb(text, category.slug), last)
    : dictionaryCrumbs(text, last);
}

/** A year in ISO 8601, in which the year 0 is 1 BC: '0033', '-4003'. */
const isoYear = (year: number): string =>
  `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(ISO_YEAR_DIGITS, '0')}`;

/** What every word of the dictionary is, in structured data. */
export const dictionaryTerm = (origin: string, text: TextOf): Record<string, unknown> => ({
  '@type': 'DefinedTerm',
  inDefinedTermSet: {
    '@type': 'DefinedTermSet',
    name: text(namesText).dictionary,
    url: origin + encyclopediaPaths.dictionary,
  },
});

function thingOf(entry: EntryData, origin: string, text: TextOf): Record<string, unknown> {
  switch (entry.__typename) {
    case 'Person':
      return { '@type': 'Person', ...(entry.sex != null && { gender: entry.sex }) };
    case 'Place':
      return {
        '@type': 'Place',
        ...(entry.location && {
          geo: { '@type': 'GeoCoordinates', latitude: entry.location.lat, longitude: entry.location.lon },
        }),
      };
    case 'Event':
      // schema.org's Event needs a full date. These have only years, many of them BC.
      return { '@type': 'Thing', temporalCoverage: `${isoYear(entry.eventsStart)}/${isoYear(entry.eventsEnd)}` };
    case 'DictionaryWord':
      return dictionaryTerm(origin, text);
    default:
      return { '@type': 'Thing' };
  }
}

/** Meta of an entry's page. */
export function entryMeta(entry: EntryData, { url, site, text }: MetaArgs): RouteMeta {
  const { name, title, summary, pagePath, aliases, images } = entry;
  const breadcrumbs = crumbsOf(entry, text);
  const origin = siteOrigin(site, url);
  const picture = images[0];
  return {
    // Several people have the same name, so the title distinguishes them.
    metaTitle: title ? `${name}: ${title}` : name,
    description: summary,
    canonicalPath: pagePath,
    breadcrumbs,
    subject: { type: entry.__typename, id: entry.id },
    opengraph: { type: 'article' },
    ...(relatedPlaces(entry).length > 0 && { modals: ['map'] }),
    jsonld: structuredPage(origin, breadcrumbs, {
      ...thingOf(entry, origin, text),
      name,
      description: summary,
      url: origin + pagePath,
      ...(aliases.length > 0 && { alternateName: aliases }),
      ...(picture && {
        image: `${origin}/data/files/${picture.revision}/${picture.prettyPath}-${picture.widths.at(-1) ?? picture.width}.png`,
      }),
    }),
  };
}
