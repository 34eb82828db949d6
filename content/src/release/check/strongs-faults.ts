import {
  decodeDocuments,
  parseBibleListing,
  parseRenderedWord,
  readListing,
  readStoredLemmas,
} from '@manna/shared/domain';
import { readRecords, readStored, type StoredRelease } from '../emit/read-release';
import { renderedWords } from '../emit/strongs-listing';

const FILE = 'listings/strongs.listing';
const BIBLE = 'listings/bible.listing';

/**
 * Returns the faults of the listing of Strong's numbers: it must have the verses of the Bible's listing, and in each the
 * numbers that words.ndjson has. A release without it has none.
 */
export function strongsFaults(release: StoredRelease): string[] {
  const { files } = release.manifest;
  if (!(FILE in files) || !(BIBLE in files) || !('words.ndjson' in files)) return [];
  const textOf = (name: string) => readStored(release.folder, name).toString('utf8');
  const listing = readListing(textOf(FILE));
  const words = new Map(readRecords(release, 'words.ndjson').map(({ id, words: ofVerse }) => [id, ofVerse]));
  const wanted = renderedWords(parseBibleListing(textOf(BIBLE)), words);
  if (listing.documentCount !== wanted.length) {
    return [`${FILE} has ${listing.documentCount} verses, and the Bible's listing has ${wanted.length}.`];
  }
  const lemmas = readStoredLemmas(listing.stored);
  if (!lemmas) return [`${FILE} has no list of lemmas.`];
  return decodeDocuments(listing).flatMap(([values], verse) => {
    const listed = (values?.[0] ?? '').split(' ').flatMap((token) => parseRenderedWord(token) ?? []);
    const isSame =
      listed.map(({ number }) => number).join() === (wanted[verse] ?? []).map(({ number }) => number).join();
    const nameless = listed.find(({ number }) => !lemmas[number - 1]);
    return [
      ...(isSame ? [] : [`${FILE}: the words of document ${verse} are not those of words.ndjson.`]),
      ...(nameless ? [`${FILE}: H${nameless.number} has no lemma.`] : []),
    ];
  });
}
