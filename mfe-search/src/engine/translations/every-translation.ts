import type { Collection } from '../collection';
import type { ListingSource } from '../worker/listing-source';
import type { OtherTranslation, SearchQuery } from '../worker/protocol';
import { searchTranslations, type SearchTranslation } from './search-translations';
import { TranslationShelf } from './translation-shelf';
import { VerseKeys } from './verse-keys';

/** The search of every translation of the release. It loads nothing until the first is wanted. */
export interface EveryTranslation {
  /** The translations beside that of `bible`, and whether they are loaded. */
  readonly others: (bible: Collection) => OtherTranslation[];
  /** Searches those that are loaded. */
  readonly search: (
    bible: Collection,
    request: SearchQuery,
    one: SearchTranslation,
  ) => ReturnType<typeof searchTranslations>;
  /** Loads one translation after the other while `isNewest`, and calls `onLoaded` after each. */
  readonly load: (bible: Collection, isNewest: () => boolean, onLoaded: () => void) => Promise<void>;
  /** Lets those that failed be loaded again. */
  readonly retry: () => void;
}

export function everyTranslation(source: ListingSource, onFault: (message: string) => void): EveryTranslation {
  const shelf = new TranslationShelf(source, onFault);
  const keys = new VerseKeys();
  return {
    others: ({ translations }) =>
      translations.slice(1).map(({ slug, name, bytes }) => ({ name, bytes, state: shelf.stateOf(slug) })),
    search(bible, request, one) {
      const { translations } = bible;
      const [own, ...others] = translations;
      const opened = [...(own ? [{ translation: own, collection: bible }] : []), ...shelf.opened(others)];
      const focus = request.focus?.collection === 'bible' ? request.focus : { limit: request.limit, group: undefined };
      return searchTranslations(opened, keys, focus, one);
    },
    async load({ translations }, isNewest, onLoaded) {
      for (const translation of translations.slice(1)) {
        if (!['waiting', 'pending'].includes(shelf.stateOf(translation.slug))) continue;
        await shelf.open(translation);
        if (!isNewest()) return;
        onLoaded();
      }
    },
    retry: () => shelf.retry(),
  };
}
