import type { Maker } from '../maker';
import { readAlong } from './read-along';

/** Every maker of media, by the name that front matter calls it. */
export const mediaMakers: ReadonlyMap<string, Maker> = new Map([['read-along', readAlong]]);
