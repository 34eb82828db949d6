import type { LoaderArgs } from '@manna/shared/contracts';
import { encyclopediaPaths } from '@manna/shared/domain';
import { notFound, redirectTo, type NearPage } from '@manna/shared/runtime';
import { NearEntriesDocument } from '../generated/graphql';

/**
 * The loader's response to an unknown entry: a redirect if the path names a book in another style ('1st Samuel'); otherwise 404, with
 * the books, categories and entries that it may have meant, after those that the caller knows of.
 */
export async function entryNotFound(
  path: string,
  { data, params, text, url }: LoaderArgs,
  first: readonly NearPage[] = [],
): Promise<Response> {
  const section = params.category ?? params.bibleBook ?? '';
  const [{ slugOfBookCalled, nearSections }, { nearEntries }] = await Promise.all([
    import(/* webpackChunkName: "meant-sections" */ './meant-sections'),
    data.query(NearEntriesDocument, { path }),
  ]);
  const book = slugOfBookCalled(section, text);
  if (book !== undefined) {
    const rest = url.pathname.split('/').slice(3);
    return redirectTo([encyclopediaPaths.category({ category: book }), ...rest].join('/') + url.search, 301);
  }
  return notFound([
    ...first,
    ...nearSections(section, text),
    ...nearEntries.map(({ name, title, pagePath }) => ({ path: pagePath, label: title ? `${name} (${title})` : name })),
  ]);
}
