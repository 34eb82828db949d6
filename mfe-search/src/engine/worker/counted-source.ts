import type { ListingSource } from './listing-source';

/** A source that knows whether it is still getting a listing. */
export interface CountedSource extends ListingSource {
  readonly isLoading: () => boolean;
}

/** Counts what a source is asked for and has not returned yet. */
export function countedSource(source: ListingSource): CountedSource {
  let loading = 0;
  async function counted<Value>(load: Promise<Value>): Promise<Value> {
    loading += 1;
    try {
      return await load;
    } finally {
      loading -= 1;
    }
  }
  return {
    stored: (name) => counted(source.stored(name)),
    download: (name) => counted(source.download(name)),
    renew: (name) => counted(source.renew(name)),
    forget: (name) => counted(source.forget(name)),
    isLoading: () => loading > 0,
  };
}
