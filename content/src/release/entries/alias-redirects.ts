import type { Entry } from '@manna/shared/contracts';
import { collectionOf, entryPath } from '@manna/shared/domain';
import { slugOfName } from '../../base/entries/slug-of-name';
import type { Redirect } from './redirects';

/**
 * Redirects from the paths that entries would have by their other names: '/encyclopedia/people/saul-of-tarsus' leads to Paul.
 * A path that several entries could have leads nowhere, and `taken` paths stay as they are. Neither does the path of a word
 * whose alias is also the name of a person, a place or another subject: '/dictionary/chesed' is mercy or a man.
 */
export function aliasRedirects(entries: readonly Entry[], taken: readonly Redirect[]): Redirect[] {
  const known = new Set([...entries.map(({ pagePath }) => pagePath), ...taken.map(({ from }) => from)]);
  const subjects = new Set(
    entries.filter(({ typename }) => collectionOf(typename).pillar === 'encyclopedia').map(({ slug }) => slug),
  );
  const targets = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const alias of entry.aliases) {
      const slug = slugOfName(alias);
      const from = entryPath({ ...entry, slug });
      if (slug === '' || known.has(from) || (entry.typename === 'DictionaryWord' && subjects.has(slug))) continue;
      targets.set(from, (targets.get(from) ?? new Set()).add(entry.pagePath));
    }
  return [...targets].flatMap(([from, [to, other]]) => (to === undefined || other !== undefined ? [] : [{ from, to }]));
}
