import type { RouteMeta } from '@manna/shared/contracts';
import { siteOrigin, structuredPage } from '@manna/shared/domain';
import { listPageAddress } from '@manna/shared/ui';
import { dictionaryCrumbs } from '../../../names/crumbs';
import { dictionaryTerm, type MetaArgs } from '../entry-meta';
import type { WordData } from './load-word';
import { wordPath } from '../../../names/word-number';
import { wordMetaText } from './word-meta-text';

/** Meta of the page of a word of Strong's lexicon. */
export function wordMeta({ word, page }: WordData, { url, site, text }: MetaArgs): RouteMeta {
  const { title, description } = text(wordMetaText);
  const { strongs, lemma, transliteration, definition, kjvDefinition } = word;
  const path = wordPath(strongs);
  const breadcrumbs = dictionaryCrumbs(text, { path, fragment: strongs, icon: 'spellcheck', iconColor: 'blue' });
  const origin = siteOrigin(site, url);
  const meaning = (definition === '' ? kjvDefinition : definition).replace(/[.;,]?$/, '.');
  return {
    metaTitle: title(lemma, transliteration, strongs),
    description: description(transliteration, strongs, meaning),
    canonicalPath: listPageAddress(path, page),
    breadcrumbs,
    opengraph: { type: 'article' },
    jsonld: structuredPage(origin, breadcrumbs, {
      ...dictionaryTerm(origin, text),
      name: lemma,
      termCode: strongs,
      url: origin + path,
    }),
  };
}
