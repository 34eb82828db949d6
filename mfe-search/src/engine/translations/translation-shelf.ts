import type { ListedTranslation } from '@manna/shared/domain';
import { openCollection, type Collection } from '../collection';
import { messageOf } from '../worker/collection-shelf';
import type { ListingSource } from '../worker/listing-source';
import { openListing } from '../worker/open-listing';
import type { OpenTranslation } from './search-translations';

/** 'waiting': it is downloaded for the first search of every translation. */
export type TranslationState = 'waiting' | 'pending' | 'ready' | 'error';

/** The translations beside the site's own, each opened once. */
export class TranslationShelf {
  readonly #source: ListingSource;
  readonly #onFault: (message: string) => void;
  readonly #states = new Map<string, TranslationState>();
  readonly #open = new Map<string, Collection>();
  /** Resolves when the last that was asked for is open: they are downloaded one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  /** `onFault` is called with one sentence if a translation cannot be opened. */
  constructor(source: ListingSource, onFault: (message: string) => void) {
    this.#source = source;
    this.#onFault = onFault;
  }

  stateOf(slug: string): TranslationState {
    return this.#states.get(slug) ?? 'waiting';
  }

  /** Those that are open, in the order of `translations`. */
  opened(translations: readonly ListedTranslation[]): OpenTranslation[] {
    return translations.flatMap((translation) => {
      const collection = this.#open.get(translation.slug);
      return collection ? [{ translation, collection }] : [];
    });
  }

  /** Lets those that failed be opened again. */
  retry(): void {
    for (const [slug, state] of this.#states) if (state === 'error') this.#states.delete(slug);
  }

  /** Opens a translation after those that were asked for before. Never rejects. */
  async open({ slug }: ListedTranslation): Promise<void> {
    const turn = this.#last.then(async () => {
      if (this.stateOf(slug) !== 'waiting') return;
      this.#states.set(slug, 'pending');
      try {
        const opened = await openListing(this.#source, `bible-${slug}`, (text) => openCollection('bible', text));
        this.#open.set(slug, opened);
        this.#states.set(slug, 'ready');
      } catch (error) {
        this.#states.set(slug, 'error');
        this.#onFault(`${slug}: ${messageOf(error)}`);
      }
    });
    this.#last = turn;
    await turn;
  }
}
