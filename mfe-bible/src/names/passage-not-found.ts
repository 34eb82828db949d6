import type { LoaderArgs } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import { notFound } from '@manna/shared/runtime';

/** What a loader throws if the URL names no passage: 404, with suggestions. */
export async function passageNotFound({ params, text }: Pick<LoaderArgs, 'params' | 'text'>): Promise<Response> {
  try {
    const { nearPassages } = await import(/* webpackChunkName: "near-passages" */ './near-passages');
    return notFound(nearPassages(params, text(bookNames)));
  } catch {
    // The code of the suggestions failed to load: respond with 404 all the same.
    return notFound();
  }
}
