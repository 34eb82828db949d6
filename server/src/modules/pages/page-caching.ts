import type { CompositionState } from '../composition/composition-state';
import { PRIVATE_CACHE, SHARED_CACHE } from '../responses/response';

/**
 * The headers that say which caches may store a page. While there is a canary only the reader's browser may: a shared cache
 * cannot know which of the variants its reader gets.
 */
export const pageCaching = ({ canaries }: Pick<CompositionState, 'canaries'>): Readonly<Record<string, string>> =>
  canaries.length === 0
    ? { 'cache-control': SHARED_CACHE }
    : { 'cache-control': PRIVATE_CACHE, vary: 'Accept-Encoding, Accept-Language, Cookie' };
