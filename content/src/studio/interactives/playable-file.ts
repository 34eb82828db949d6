import { playableSchema } from '@manna/shared/contracts';
import type { Playable } from '@manna/shared/contracts';
import { ContentError } from '../../base/content-error';
import type { MadeFile, Order } from '../maker';

/** Serialises the JSON that /play opens. Throws ContentError if it does not match its contract. */
export function playableFile({ slug }: Pick<Order, 'slug'>, playable: Playable): MadeFile {
  const result = playableSchema.safeParse(playable);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ContentError(`resources/${slug} is wrong at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}.`);
  }
  return {
    name: `${slug}.json`,
    label: 'Data: JSON',
    mediaType: 'application/json',
    bytes: new TextEncoder().encode(`${JSON.stringify(result.data)}\n`),
  };
}
