import type { World } from '../maker';

/** Names that several people share. */
export function sharedNames({ entries }: Pick<World, 'entries'>): ReadonlySet<string> {
  const people = [...entries.values()].filter(({ typename }) => typename === 'Person');
  const seen = new Set<string>();
  return new Set(people.flatMap(({ name }) => (seen.has(name) ? [name] : (seen.add(name), []))));
}
