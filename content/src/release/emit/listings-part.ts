import type { ChapterText, Entry } from '@manna/shared/contracts';
import {
  collectionOf,
  fileRevision,
  formatBibleListing,
  formatEntryListing,
  formatRelationListing,
  listingNames,
  type ListingFile,
  type ListingName,
  type ListedChapter,
  type ListedEntry,
} from '@manna/shared/domain';
import { proseText } from '../../base/prose-text';
import { compressed } from '../../base/parts/compressed';
import type { MadeEarlier } from '../../base/parts/made-earlier';
import type { ReleasePart } from '../../base/parts/release-part';
import { strongsListingText, type HebrewSource } from './strongs-listing';
import { relationListing, type RelatedEntries } from './relation-listing';

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
    // The generated text of a derived name adds nothing to its summary.
    text: entry.origin === 'derived' ? '' : proseText(entry.body),
  };
}

const pathOf = (name: ListingFile) => `listings/${name}.listing`;

/** A listing and its compressed forms. */
interface MadeListing {
  readonly name: ListingFile;
  readonly text: string;
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

/**
 * Makes the listing of the Bible from the chapters of the translation that the search shows. Its compression takes ten
 * seconds on another thread, so the build starts it as soon as it has the chapters.
 */
export async function bibleListing(chapters: readonly ChapterText[], madeEarlier?: MadeEarlier): Promise<MadeListing> {
  const text = formatBibleListing(chapters.map(listedChapter));
  return { name: 'bible', text, ...(await compressed(pathOf('bible'), text, madeEarlier)) };
}

/** Makes the listing of the Strong's numbers of the same chapters. */
export async function strongsListing(
  chapters: readonly ChapterText[],
  hebrew: HebrewSource,
  madeEarlier?: MadeEarlier,
): Promise<MadeListing> {
  const text = strongsListingText(chapters.map(listedChapter), hebrew);
  return { name: 'strongs', text, ...(await compressed(pathOf('strongs'), text, madeEarlier)) };
}

async function entryListing(
  name: Exclude<ListingName, 'bible'>,
  entries: readonly Entry[],
  madeEarlier?: MadeEarlier,
): Promise<MadeListing> {
  const ofPillar = entries.filter(({ typename }) => collectionOf(typename).pillar === name);
  const text = formatEntryListing(name, ofPillar.map(listedEntry));
  return { name, text, ...(await compressed(pathOf(name), text, madeEarlier)) };
}

async function relationsFile(content: RelatedEntries, madeEarlier?: MadeEarlier): Promise<MadeListing> {
  const text = formatRelationListing(relationListing(content));
  return { name: 'relations', text, ...(await compressed(pathOf('relations'), text, madeEarlier)) };
}

/**
 * Makes the files from which the browser builds its search indexes: listings/<name>.listing, also compressed as .br and
 * .gz. `extra` are listings that only some queries need. The counts are bytes.
 */
export async function listingsPart(
  bible: Promise<MadeListing>,
  content: RelatedEntries,
  madeEarlier?: MadeEarlier,
  extra: readonly Promise<MadeListing>[] = [],
): Promise<ReleasePart> {
  const listed = await Promise.all([
    ...listingNames.map((name) => (name === 'bible' ? bible : entryListing(name, content.entries, madeEarlier))),
    relationsFile(content, madeEarlier),
    ...extra,
  ]);
  return {
    files: new Map(
      listed.flatMap(({ name, text, br, gz }): [string, string | Uint8Array][] => [
        [pathOf(name), text],
        [`${pathOf(name)}.br`, br],
        [`${pathOf(name)}.gz`, gz],
      ]),
    ),
    counts: Object.fromEntries(listed.map(({ name, br }) => [`listings.${name} bytes, brotli`, br.length])),
    licences: [],
    skipped: [],
  };
}
