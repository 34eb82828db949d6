import type { LoaderArgs, RouteMeta } from '@manna/shared/contracts';
import { encyclopediaPaths } from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import { dictionaryCrumbs } from '../../../names/crumbs';
import { EntriesCalledDocument, type EntriesCalledQuery } from '../../../generated/graphql';

/** Entries that a word which has no page of its own may mean. */
export interface CalledData {
  /** 'Ark'. */
  name: string;
  /** Made here, because the code of the loader is apart from that of entries. */
  meta: RouteMeta;
  entries: EntriesCalledQuery['entriesCalled'];
}

/** 'Ark of god' for 'ark-of-god'. In small letters it would name no person or place. */
const nameOfSlug = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** The entries that the slug of a word may mean; undefined if there are none. Redirects to the page of an only one. */
export async function loadCalled(slug: string, { url, data, text }: LoaderArgs): Promise<CalledData | undefined> {
  const name = nameOfSlug(slug);
  const path = encyclopediaPaths.subject({ entity: slug });
  const { entriesCalled: entries } = await data.query(EntriesCalledDocument, { name });
  const [first, another] = entries;
  if (!first) return undefined;
  if (!another) throw redirectTo(first.pagePath, 301);
  if (url.pathname !== path) throw redirectTo(path, 301);
  const meta: RouteMeta = {
    metaTitle: name,
    description: entries.map((entry) => entry.name).join(', '),
    canonicalPath: path,
    // It has nothing that the pages of the entries do not have.
    noindex: true,
    breadcrumbs: dictionaryCrumbs(text, { path, fragment: name, language: 'en' }),
    opengraph: { type: 'website' },
  };
  return { name, meta, entries };
}
