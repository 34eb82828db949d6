import { playableSchema } from '@manna/shared/contracts';
import type { Playable } from '@manna/shared/contracts';
import { ContentError } from '../../base/content-error';
import type { MadeFile, Order } from '../maker';

/** The JSON that /play opens; throws ContentError where it is not as its contract has it. */
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
