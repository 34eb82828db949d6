import type { Entry } from '@manna/shared/contracts';
import { ContentError } from '../../content-error';
import type { Order, World } from '../maker';

/** An entry as games and timelines name it. */
export const namedEntry = ({ id, name, pagePath }: Entry): { id: string; name: string; path: string } => ({
  id,
  name,
  path: pagePath,
});

/** The entry of this key ('people/abraham'); throws ContentError where there is none. */
export function entryOf(world: World, { slug }: Pick<Order, 'slug'>, key: string): Entry {
  const entry = world.entries.get(key);
  if (!entry) throw new ContentError(`resources/${slug} names ${key}, which is no entry.`);
  return entry;
}
