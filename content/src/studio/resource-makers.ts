import type { Maker } from './maker';
import { downloadMakers } from './downloads/download-makers';
import { interactiveMakers } from './interactives/interactive-makers';
import { readAlong } from './media/read-along';
import { pictureMakers } from './pictures/picture-makers';

/** Every maker, by the name that a resource's front matter calls it. */
export const resourceMakers: ReadonlyMap<string, Maker> = new Map([
  ...pictureMakers,
  ...downloadMakers,
  ...interactiveMakers,
  ['read-along', readAlong],
]);
