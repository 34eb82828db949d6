import type { Entry } from '@manna/shared/contracts';
import { collectionOf, entryPath } from '@manna/shared/domain';
import type { AuthoredEntry } from '../authored/authored';
import { pathOf } from '../authored/known-entries';
import { slugsOf, type PlacedName } from './merge-names';

/** An old path and the path that it redirects to. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Redirects from the old slugs of authored entries. */
const ofOldSlugs = (entries: readonly AuthoredEntry[]): Redirect[] =>
  entries.flatMap((entry) =>
    entry.matter.oldSlugs.map((old) => ({ from: pathOf(entry, old), to: pathOf(entry, entry.slug) })),
  );

const listPath = (plain: string): string =>
  entryPath({ typename: 'DictionaryWord', category: 'dictionary', slug: `the-name-${plain}` });

/**
 * Redirects from paths that a name had before its bearers got entries: 'people/james' and 'people/joseph-namesakes' lead
 * to the entry that lists the bearers, or to the bearer that most verses are about.
 */
function ofNames(
  placed: readonly PlacedName[],
  byId: ReadonlyMap<string, Entry>,
  paths: ReadonlySet<string>,
): Redirect[] {
  return placed.flatMap(({ name, fate, id, owned }) => {
    if (fate === 'own') return [];
    const [most] = [...owned].sort((one, other) => other[1].size - one[1].size).map(([bearer]) => bearer);
    const target = byId.get(id ?? most ?? '');
    if (!target) return [];
    const { typename } = name;
    const category = collectionOf(typename).slug;
    const pathOfSlug = (slug: string) => entryPath({ typename, category, slug });
    const [plain, numbered] = slugsOf(name);
    const isTaken = paths.has(pathOfSlug(plain));
    const old = [isTaken ? numbered : plain, `${plain}-namesakes`].map(pathOfSlug);
    // A name whose bearers have all got entries had a page that listed them.
    if (fate === 'merged' && owned.size > 1) old.push(listPath(plain));
    return old.map((from) => ({ from, to: target.pagePath }));
  });
}

/** Returns redirects from all old paths that no entry has. The first of several for one path counts. */
export function redirectsOf(
  authored: readonly AuthoredEntry[],
  entries: readonly Entry[],
  placed: readonly PlacedName[],
): Redirect[] {
  const paths = new Set(entries.map(({ pagePath }) => pagePath));
  const old = ofOldSlugs(authored);
  const found = new Map<string, Redirect>(old.map((redirect) => [redirect.from, redirect]));
  for (const redirect of ofNames(placed, new Map(entries.map((entry) => [entry.id, entry])), paths)) {
    if (!paths.has(redirect.from) && !found.has(redirect.from)) found.set(redirect.from, redirect);
  }
  return [...found.values()];
}
