import type { LoaderArgs } from '@manna/shared/contracts';
import { encyclopediaPaths } from '@manna/shared/domain';
import { notFound, redirectTo } from '@manna/shared/runtime';
import { MovedEntryDocument } from '../generated/graphql';
import { namesText } from '../names/names-text';
import { slugOfPath } from '../names/slug-of-path';
import { entryNotFound } from './entry-not-found';

const entryPathOf = (category: string, person: string): string =>
  encyclopediaPaths.subject({ category: slugOfPath(category), subject: slugOfPath(person) });

/** The family of the person whose page a path redirects to: its path, and the person's name. Undefined if there is none. */
async function movedFamily(path: string, { data }: LoaderArgs): Promise<{ path: string; name: string } | undefined> {
  const { movedTo, entry } = (await data.query(MovedEntryDocument, { path })).entryByPath;
  return movedTo != null && entry?.category.slug === 'people'
    ? { path: `${movedTo}/family`, name: entry.name }
    : undefined;
}

/** The loader's response to an unknown family: a redirect if its person has another path ('people/abram/family'); otherwise 404. */
export async function familyNotFound(person: string, args: LoaderArgs): Promise<Response> {
  const path = entryPathOf('people', person);
  const family = await movedFamily(path, args);
  return family ? redirectTo(family.path + args.url.search, 301) : entryNotFound(path, args);
}

/**
 * The loader's response to a family outside of people ('places/david/family'): 404, with the family. The router takes it for the
 * URL of a verse with invalid numbers, for which it accepts only a 404.
 */
export async function familyElsewhere(category: string, person: string, args: LoaderArgs): Promise<Response> {
  const path = entryPathOf(category, person);
  const family = await movedFamily(path, args);
  if (!family) return entryNotFound(path, args);
  return notFound([{ path: family.path, label: args.text(namesText).familyOf(family.name) }]);
}
