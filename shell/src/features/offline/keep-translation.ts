import { KeptChaptersDocument } from '../../generated/graphql';
import { translationCache } from './kept-caches';
import { keptAbouts } from './kept-translation-pages';
import {
  ABOUT_ADDRESS,
  readPart,
  translationParts,
  type KeptTranslationAbout,
  type TranslationPart,
} from './translation-parts';

/** Parts that are fetched at once. */
const PARTS_AT_ONCE = 4;
/** A part that has not arrived by then counts as failed. Milliseconds. */
const PART_TIMEOUT_MS = 30_000;

/** Headers that a kept part gets, so that counting needs no reading. */
const CHAPTERS_HEADER = 'x-manna-chapters';
const BYTES_HEADER = 'x-manna-bytes';

/** How much of a translation is on this device. */
export interface KeptAmount {
  /** Chapters with text, of at most 1,189. */
  chapters: number;
  /** What they take here. */
  bytes: number;
}

export interface KeptTranslation extends KeptAmount {
  slug: string;
  name: string;
  /** Whether all of its parts are here. */
  isWhole: boolean;
}

/** How keeping a translation ended; what came before is kept, and the next time goes on from there. */
export type KeepingOutcome = 'whole' | 'cancelled' | 'no-room' | 'failed';

const amountOf = ({ headers }: Response): KeptAmount => ({
  chapters: Number(headers.get(CHAPTERS_HEADER) ?? 0),
  bytes: Number(headers.get(BYTES_HEADER) ?? 0),
});

/** Asks the browser not to clear this device's copies when it is short of room; it may refuse, and nobody waits for it. */
function askToStay(): void {
  const storage = navigator.storage as StorageManager | undefined;
  storage?.persist().catch(() => undefined);
}

const sum = (amounts: readonly KeptAmount[]): KeptAmount => ({
  chapters: amounts.reduce((total, { chapters }) => total + chapters, 0),
  bytes: amounts.reduce((total, { bytes }) => total + bytes, 0),
});

const addressOf = (slug: string, { osisIds }: TranslationPart): string => {
  const hash = KeptChaptersDocument.__meta__?.hash ?? '';
  const parameters = new URLSearchParams({
    operationName: 'KeptChapters',
    variables: JSON.stringify({ osisIds, translation: slug }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }),
  });
  return `/data/graphql?${parameters.toString()}`;
};

/** Fetches a part and keeps it. Rejects where it does not come whole, or does not fit. */
async function keepPart(cache: Cache, slug: string, part: TranslationPart, signal: AbortSignal): Promise<KeptAmount> {
  // 'no-store': the service worker keeps no second copy.
  const response = await fetch(addressOf(slug, part), {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PART_TIMEOUT_MS)]),
  });
  const text = await response.text();
  const chapters = response.ok ? readPart(JSON.parse(text), part) : undefined;
  if (!chapters) throw new Error(`${part.address} of ${slug} did not come whole`);
  const copy = new Response(text, {
    headers: {
      'content-type': 'application/json',
      date: response.headers.get('date') ?? new Date().toUTCString(),
      [CHAPTERS_HEADER]: String(chapters.filter(({ translations }) => translations.length > 0).length),
      [BYTES_HEADER]: String(new Blob([text]).size),
    },
  });
  const amount = amountOf(copy);
  await cache.put(part.address, copy);
  return amount;
}

const outcomeOf = (error: unknown, signal: AbortSignal): KeepingOutcome => {
  if (signal.aborted) return 'cancelled';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'failed';
};

/**
 * Fetches all chapters of a translation and keeps them on this device, going on where an earlier time ended.
 * `onProgress` hears what is here so far; `signal` ends it. Never rejects.
 */
export async function keepTranslation(
  about: KeptTranslationAbout,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (amount: KeptAmount) => void },
): Promise<KeepingOutcome> {
  const failure = new AbortController();
  const ended = AbortSignal.any([signal, failure.signal]);
  askToStay();
  try {
    const cache = await caches.open(translationCache(about.slug));
    await cache.put(ABOUT_ADDRESS, Response.json(about));
    const amounts: KeptAmount[] = [];
    const waiting = translationParts.values();
    const keepNext = async () => {
      for (const part of waiting) {
        ended.throwIfAborted();
        const known = await cache.match(part.address);
        amounts.push(known ? amountOf(known) : await keepPart(cache, about.slug, part, ended));
        onProgress(sum(amounts));
      }
    };
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, keepNext));
    return 'whole';
  } catch (error) {
    failure.abort();
    return outcomeOf(error, signal);
  }
}

/** Lets a translation go, with all of it that is on this device. */
export const forgetTranslation = async (slug: string): Promise<void> => {
  await caches.delete(translationCache(slug));
};

/** The translations on this device, whole or in part. */
export async function keptTranslations(): Promise<KeptTranslation[]> {
  const abouts = await keptAbouts();
  return Promise.all(
    abouts.map(async ({ slug, name }) => {
      const cache = await caches.open(translationCache(slug));
      const parts = await Promise.all(translationParts.map(({ address }) => cache.match(address)));
      const here = parts.filter((part) => part !== undefined);
      return { slug, name, ...sum(here.map(amountOf)), isWhole: here.length === translationParts.length };
    }),
  );
}
