import type { Entry } from '@manna/shared/contracts';
import { ContentError } from '../../base/content-error';
import type { Order, World } from '../maker';

/** The part of an entry that games and timelines need. */
export const namedEntry = ({ id, name, pagePath }: Entry): { id: string; name: string; path: string } => ({
  id,
  name,
  path: pagePath,
});

/** Finds an entry by its key ('people/abraham'). Throws ContentError if it is unknown. */
export function entryOf(world: World, { slug }: Pick<Order, 'slug'>, key: string): Entry {
  const entry = world.entries.get(key);
  if (!entry) throw new ContentError(`resources/${slug} names ${key}, which is no entry.`);
  return entry;
}
