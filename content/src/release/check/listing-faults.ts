import { parseBibleListing, readListing } from '@manna/shared/domain';
import { readStored, type StoredRelease } from '../emit/read-release';

const BIBLE = 'listings/bible.listing';

/** Checks that each translation that the listing of the Bible names has a listing with verses, of the size that it says. */
export function listingFaults({ folder, manifest }: StoredRelease): string[] {
  if (!(BIBLE in manifest.files)) return [];
  const textOf = (file: string) => readStored(folder, file).toString('utf8');
  return readListing(textOf(BIBLE))
    .translations.slice(1)
    .flatMap(({ slug, bytes }) => {
      const file = `listings/bible-${slug}.listing`;
      if (!(file in manifest.files)) return [`${BIBLE} names ${file}, which the release does not have.`];
      const size = readStored(folder, `${file}.br`).length;
      const hasVerses = parseBibleListing(textOf(file)).some(({ verses }) => verses.length > 0);
      return [
        ...(hasVerses ? [] : [`${file} has no verses.`]),
        ...(size === bytes ? [] : [`${BIBLE} says that ${file}.br has ${bytes} bytes; it has ${size}.`]),
      ];
    });
}
