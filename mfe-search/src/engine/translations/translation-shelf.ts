import type { ListedTranslation } from '@manna/shared/domain';
import { openCollection, type Collection } from '../collection';
import type { ListingSource } from '../worker/listing-source';
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
        this.#open.set(slug, await this.#fromStored(slug));
        this.#states.set(slug, 'ready');
      } catch (error) {
        this.#states.set(slug, 'error');
        this.#onFault(`${slug}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
    this.#last = turn;
    await turn;
  }

  /** Opens the stored listing at once, and downloads a newer one for the next visit; without one, downloads it. */
  async #fromStored(slug: string): Promise<Collection> {
    const file = `bible-${slug}` as const;
    const stored = await this.#source.stored(file);
    if (stored !== undefined) {
      try {
        const collection = openCollection('bible', stored);
        this.#source.download(file).catch(() => undefined);
        return collection;
      } catch {
        await this.#source.forget(file);
      }
    }
    const text = await this.#source.download(file);
    try {
      return openCollection('bible', text);
    } catch (error) {
      await this.#source.forget(file);
      throw error;
    }
  }
}
