import type { Collection } from '../collection';
import type { ParsedQuery } from '../query-grammar';
import type { ListingSource } from '../worker/listing-source';
import { openListing } from '../worker/open-listing';
import { openHebrewWords, type HebrewWords } from './hebrew-words';

/** The listing of Strong's numbers of a worker, opened once, when a query first needs it. */
export interface HebrewShelf {
  /**
   * What a query needs to search a collection; undefined if it needs nothing. Rejects if the listing cannot be loaded, if it
   * is invalid, or if it has other verses than the Bible; the next query tries again.
   */
  readonly wordsFor: (collection: Collection, query: ParsedQuery) => Promise<HebrewWords | undefined>;
  /** Whether the last query could not be answered. */
  readonly hasFailed: () => boolean;
}

interface HebrewShelfOptions {
  readonly source: ListingSource;
  /** Called when a query cannot be answered, and when the next one can. */
  readonly onFailed: (hasFailed: boolean) => void;
}

const FILE = 'strongs';

export function hebrewShelf({ source, onFailed }: HebrewShelfOptions): HebrewShelf {
  let opened: Promise<HebrewWords> | undefined;
  let hasFailed = false;

  function setFailed(failed: boolean): void {
    if (failed !== hasFailed) onFailed(failed);
    hasFailed = failed;
  }

  function read(text: string, documentCount: number): HebrewWords {
    const words = openHebrewWords(text);
    if (words.documentCount === documentCount) return words;
    throw new Error("The listing of Strong's numbers has other verses than the Bible.");
  }

  return {
    async wordsFor({ name, documentCount }, { strongs = [] }) {
      if (name !== 'bible') return undefined;
      try {
        const hasHebrew = strongs.some(({ language }) => language === 'Hebrew');
        const words = hasHebrew
          ? await (opened ??= openListing(source, FILE, (text) => read(text, documentCount)))
          : undefined;
        setFailed(false);
        return words;
      } catch (error) {
        opened = undefined;
        setFailed(true);
        throw error;
      }
    },
    hasFailed: () => hasFailed,
  };
}
