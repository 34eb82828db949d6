import type { ChapterText, Entry } from '@manna/shared/contracts';
import {
  collectionOf,
  fileRevision,
  formatBibleListing,
  formatEntryListing,
  listingNames,
  type ListedChapter,
  type ListedEntry,
} from '@manna/shared/domain';
import { proseText } from '../steps/prose-text';
import { compressed } from './compressed';
import type { ReleasePart } from './release-part';

function listedChapter({ osisId, content, styling }: ChapterText): ListedChapter {
  const verses = new Map<number, string>();
  for (const { kind, ref, min, max } of styling) {
    const number = Number(ref?.slice(osisId.length + 1));
    if (kind === 'verse' || kind === 'omitted') verses.set(number, content.slice(min, max));
  }
  return { osisId, verses: [...verses].sort(([one], [other]) => one - other).map(([, text]) => text) };
}

function listedEntry(entry: Entry): ListedEntry {
  const [image] = entry.images;
  return {
    id: entry.id,
    slug: entry.slug,
    category: entry.category,
    name: entry.name,
    title: entry.title ?? '',
    aliases: entry.aliases,
    summary: entry.summary,
    resultPath: entry.resultPath ?? '',
    image: image ? `${fileRevision(image.fileHash)}/${image.prettyPath}` : '',
    // What the build wrote of a derived name says no more than its summary.
    text: entry.origin === 'derived' ? '' : proseText(entry.body),
  };
}

/**
 * What the browser builds its search indexes from: listings/<collection>.listing, and the same compressed beside it as
 * .br and .gz. `chapters` are those of the translation that search shows. Counts are bytes.
 */
export async function listingsPart(chapters: readonly ChapterText[], entries: readonly Entry[]): Promise<ReleasePart> {
  const listed = await Promise.all(
    listingNames.map(async (name) => {
      const ofPillar = entries.filter(({ typename }) => collectionOf(typename).pillar === name);
      const text =
        name === 'bible'
          ? formatBibleListing(chapters.map(listedChapter))
          : formatEntryListing(name, ofPillar.map(listedEntry));
      return { name, file: `listings/${name}.listing`, text, ...(await compressed(text)) };
    }),
  );
  return {
    files: new Map(
      listed.flatMap(({ file, text, br, gz }): [string, string | Uint8Array][] => [
        [file, text],
        [`${file}.br`, br],
        [`${file}.gz`, gz],
      ]),
    ),
    counts: Object.fromEntries(listed.map(({ name, br }) => [`listings.${name} bytes, brotli`, br.length])),
    licences: [],
    skipped: [],
  };
}
