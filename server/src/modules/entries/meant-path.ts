import { collections, encyclopediaPaths, entryPath } from '@manna/shared/domain';
import type { QueryContext } from '../graphql/query-context';

type Pages = Pick<QueryContext, 'entries' | 'site'>;

/** The collections whose entries a reader may take for one another. */
export const lookedUp = collections.filter(({ pillar }) => pillar === 'encyclopedia' || pillar === 'dictionary');

/** What the paths of tribes begin with. */
const TRIBES = entryPath({ typename: 'Tribe', category: 'tribes', slug: '' });

/** The page whose name is that of a path with the words that such names begin with: the Flood, the tribe of Judah. */
async function withFirstWords(path: string, { entries }: Pages): Promise<string | undefined> {
  const words = path.startsWith(TRIBES) ? ['tribe-of-', 'the-'] : ['the-'];
  const [page] = await entries.pagesAmong(words.map((first) => path.replace(/[^/]+$/, `${first}$&`)));
  return page;
}

/** The only page of its own category that has the name in a path, whatever its slug is: the town of Ephraim has another. */
async function ofName(path: string, { entries }: Pages): Promise<string | undefined> {
  const slug = path.split('/').at(-1) ?? '';
  const isAsked = ({ typename, slug: category }: (typeof lookedUp)[number]) =>
    slug !== '' && entryPath({ typename, category, slug }) === path;
  const collection = lookedUp.find(isAsked);
  const [page, another] = collection ? await entries.pagesNamed(slug.replaceAll('-', ' '), collection.slug) : [];
  return another === undefined ? page : undefined;
}

/**
 * The page that has the last part of a path in another category of the encyclopedia or in the dictionary, if only one has.
 * Undefined if the dictionary has a word that is called so too: Chesed is a man, and another name of mercy.
 */
async function inOtherCategory(path: string, { entries, site }: Pages): Promise<string | undefined> {
  const slug = path.split('/').at(-1) ?? '';
  const among = lookedUp.map(({ typename, slug: category }) => entryPath({ typename, category, slug }));
  if (slug === '' || !among.includes(path)) return undefined;
  if (path === encyclopediaPaths.subject({ entity: slug }) && (await entries.hasWordCalled(slug.replaceAll('-', ' '))))
    return undefined;
  const found = await Promise.all([entries.pagesAmong(among), site.redirectsAmong(among)]);
  const [page, other] = new Set(found.flat());
  return other === undefined ? page : undefined;
}

/**
 * The path of the page that a path meant which has none: where it moved to, the same name with its first words, the one
 * page of its category with that name, or the one page of that name elsewhere. Undefined if there is none, or several.
 */
export const meantPath = async (path: string, pages: Pages): Promise<string | undefined> =>
  (await pages.site.redirect(path)) ??
  (await withFirstWords(path, pages)) ??
  (await ofName(path, pages)) ??
  (await inOtherCategory(path, pages));
