import type { LoaderArgs } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import { notFound } from '@manna/shared/runtime';

/** What a loader throws where an address names no passage: 404, with the pages that it may have meant. */
export async function passageNotFound({ params, text }: Pick<LoaderArgs, 'params' | 'text'>): Promise<Response> {
  try {
    const { nearPassages } = await import(/* webpackChunkName: "near-passages" */ './near-passages');
    return notFound(nearPassages(params, text(bookNames)));
  } catch {
    // Its code could not be had: the page is not there all the same.
    return notFound();
  }
}
