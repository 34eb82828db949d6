import type { RouteMeta } from '@manna/shared/contracts';
import { dictionaryCrumbs } from '../../../names/crumbs';
import type { MetaArgs } from '../entry-meta';
import { calledMetaText } from './called-meta-text';
import type { CalledData } from './load-called';

export const calledMeta = ({ name, path, entries }: CalledData, { text }: MetaArgs): RouteMeta => ({
  metaTitle: name,
  description: text(calledMetaText).description(name, entries.map((entry) => entry.name).join(', ')),
  canonicalPath: path,
  // It has nothing that the pages of the entries do not have.
  noindex: true,
  breadcrumbs: dictionaryCrumbs(text, { path, fragment: name, language: 'en' }),
  opengraph: { type: 'website' },
});
