import { queryHash } from '@manna/shared/domain';
import { offlineStore } from '@manna/shared/runtime';
import { saveSite } from '@manna/shared/runtime/save-site';
import { DownloadedChaptersDocument } from '../../generated/graphql';
import {
  adoptFormerDownloads,
  deleteTranslation,
  openTranslation,
  PILLAR,
  storedTranslations,
} from './stored-translations';
import {
  DESCRIPTION_KEY,
  readPart,
  translationParts,
  type DownloadDescription,
  type TranslationPart,
} from './translation-parts';

const PARALLEL_PARTS = 4;
/** A part that has not arrived by then has failed. Milliseconds. */
const PART_TIMEOUT_MS = 30_000;

/** Headers that a stored part gets, so that counting does not have to read it. */
const CHAPTERS_HEADER = 'x-manna-chapters';
const BYTES_HEADER = 'x-manna-bytes';

/** How much of a translation is on this device. */
export interface DownloadedAmount {
  /** Chapters with text, at most 1,189. */
  chapters: number;
  bytes: number;
}

export interface DownloadedTranslation extends DownloadedAmount {
  slug: string;
  name: string;
  isWhole: boolean;
}

/** How a download ended. What has arrived stays, and the next download continues there. */
export type DownloadOutcome = 'whole' | 'cancelled' | 'no-room' | 'failed';

const store = offlineStore(PILLAR);

const amountOf = ({ headers }: Response): DownloadedAmount => ({
  chapters: Number(headers.get(CHAPTERS_HEADER) ?? 0),
  bytes: Number(headers.get(BYTES_HEADER) ?? 0),
});

/** Asks the browser to keep this site's storage when the device runs short of room; it may refuse. */
function requestPersistentStorage(): void {
  const storage = navigator.storage as StorageManager | undefined;
  storage?.persist().catch(() => undefined);
}

const sum = (amounts: readonly DownloadedAmount[]): DownloadedAmount => ({
  chapters: amounts.reduce((total, { chapters }) => total + chapters, 0),
  bytes: amounts.reduce((total, { bytes }) => total + bytes, 0),
});

const urlOf = (slug: string, { osisIds }: TranslationPart): string => {
  const parameters = new URLSearchParams({
    operationName: 'DownloadedChapters',
    variables: JSON.stringify({ osisIds, translation: slug }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: queryHash(DownloadedChaptersDocument) } }),
  });
  return `/data/graphql?${parameters.toString()}`;
};

/** Downloads a part and stores it. Rejects if it does not arrive whole, or does not fit. */
async function downloadPart(
  cache: Cache,
  slug: string,
  part: TranslationPart,
  signal: AbortSignal,
): Promise<DownloadedAmount> {
  // 'no-store': the service worker caches no second copy.
  const response = await fetch(urlOf(slug, part), {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PART_TIMEOUT_MS)]),
  });
  const text = await response.text();
  const chapters = response.ok ? readPart(JSON.parse(text), part) : undefined;
  if (!chapters) throw new Error(`${part.key} of ${slug} did not arrive whole`);
  const copy = new Response(text, {
    headers: {
      'content-type': 'application/json',
      date: response.headers.get('date') ?? new Date().toUTCString(),
      [CHAPTERS_HEADER]: String(chapters.filter(({ translations }) => translations.length > 0).length),
      [BYTES_HEADER]: String(new Blob([text]).size),
    },
  });
  const amount = amountOf(copy);
  await cache.put(part.key, copy);
  return amount;
}

const outcomeOf = (error: unknown, signal: AbortSignal): DownloadOutcome => {
  if (signal.aborted) return 'cancelled';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'failed';
};

/**
 * Downloads all chapters of a translation, continuing where an earlier download ended. `onProgress` is called with the
 * amount that is on the device; `signal` cancels. Never rejects.
 */
export async function downloadTranslation(
  description: DownloadDescription,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (amount: DownloadedAmount) => void },
): Promise<DownloadOutcome> {
  const failure = new AbortController();
  const ended = AbortSignal.any([signal, failure.signal]);
  requestPersistentStorage();
  try {
    const cache = await openTranslation(store, description.slug);
    await cache.put(DESCRIPTION_KEY, Response.json(description));
    const siteSaved = saveSite();
    const amounts: DownloadedAmount[] = [];
    const waiting = translationParts.values();
    const downloadNext = async () => {
      for (const part of waiting) {
        ended.throwIfAborted();
        const stored = await cache.match(part.key);
        amounts.push(stored ? amountOf(stored) : await downloadPart(cache, description.slug, part, ended));
        onProgress(sum(amounts));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_PARTS }, downloadNext));
    // Without it the text can only be read as simple pages, until the service worker has saved it later.
    await siteSaved;
    return 'whole';
  } catch (error) {
    failure.abort();
    return outcomeOf(error, signal);
  }
}

/** Removes a translation from this device. */
export const removeDownload = (slug: string): Promise<void> => deleteTranslation(store, slug);

/** The translations on this device, whole or in part. */
export async function downloadedTranslations(): Promise<DownloadedTranslation[]> {
  await adoptFormerDownloads(store);
  const descriptions = await storedTranslations(store);
  return Promise.all(
    descriptions.map(async ({ slug, name }) => {
      const cache = await openTranslation(store, slug);
      const parts = await Promise.all(translationParts.map(({ key }) => cache.match(key)));
      const stored = parts.filter((part) => part !== undefined);
      return { slug, name, ...sum(stored.map(amountOf)), isWhole: stored.length === translationParts.length };
    }),
  );
}
