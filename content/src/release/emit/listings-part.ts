import type { ChapterText, Entry } from '@manna/shared/contracts';
import {
  collectionOf,
  fileRevision,
  formatBibleListing,
  formatEntryListing,
  formatRelationListing,
  listingNames,
  type ListedTranslation,
  type ListingFile,
  type ListingName,
  type ListedChapter,
  type ListedEntry,
} from '@manna/shared/domain';
import { proseText } from '../../base/prose-text';
import { compressed } from '../../base/parts/compressed';
import type { MadeEarlier } from '../../base/parts/made-earlier';
import type { ReleasePart } from '../../base/parts/release-part';
import type { SourceText } from '../../base/source';
import { strongsListingText, type HebrewSource } from './strongs-listing';
import { relationListing, type RelatedEntries } from './relation-listing';

function listedChapter({ osisId, content, styling }: ChapterText): ListedChapter {
  const verses = new Map<number, string>();
  for (const { kind, ref, min, max } of styling) {
    const number = Number(ref?.slice(osisId.length + 1));
    if (kind === 'verse' || kind === 'omitted') verses.set(number, content.slice(min, max));
  }
  // A number that a translation does not have is an empty verse, so that the others keep theirs.
  return { osisId, verses: Array.from({ length: Math.max(0, ...verses.keys()) }, (_, at) => verses.get(at + 1) ?? '') };
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

/** The translation that the search shows. */
const SEARCHED = 'kjv';

/**
 * Quality 11, which the others have, would take five seconds for each translation, and saves 7 % of what few readers
 * download; 9 takes a third of a second.
 */
const TRANSLATION_QUALITY = 9;

type ListedText = Pick<SourceText, 'chapters'> & {
  readonly translation: Pick<SourceText['translation'], 'slug' | 'shortName' | 'language'>;
};

/**
 * Makes the listing of the Bible from the chapters of the translation that the search shows, and one of each other translation
 * in its language. Compressing the first takes ten seconds on another thread, so the build starts it as soon as it has
 * the chapters.
 */
export async function bibleListings(texts: readonly ListedText[], madeEarlier?: MadeEarlier): Promise<MadeListing[]> {
  const searched = texts.find(({ translation }) => translation.slug === SEARCHED);
  const others = texts.filter(
    (text) => text !== searched && text.translation.language === searched?.translation.language,
  );
  const made: MadeListing[] = [];
  const translations: ListedTranslation[] = searched
    ? [{ slug: SEARCHED, name: searched.translation.shortName, bytes: 0 }]
    : [];
  for (const { translation, chapters } of others) {
    const name = `bible-${translation.slug}` as const;
    const text = formatBibleListing(chapters.map(listedChapter));
    const files = await compressed(pathOf(name), text, madeEarlier, TRANSLATION_QUALITY);
    made.push({ name, text, ...files });
    translations.push({ slug: translation.slug, name: translation.shortName, bytes: files.br.length });
  }
  const text = formatBibleListing((searched?.chapters ?? []).map(listedChapter), translations);
  return [{ name: 'bible', text, ...(await compressed(pathOf('bible'), text, madeEarlier)) }, ...made];
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
  bibles: Promise<readonly MadeListing[]>,
  content: RelatedEntries,
  madeEarlier?: MadeEarlier,
  extra: readonly Promise<MadeListing>[] = [],
): Promise<ReleasePart> {
  const ofEntries = listingNames.filter((name) => name !== 'bible');
  const [ofBible, ...others] = await Promise.all([
    bibles,
    ...ofEntries.map((name) => entryListing(name, content.entries, madeEarlier)),
    relationsFile(content, madeEarlier),
    ...extra,
  ]);
  const listed = [...ofBible, ...others];
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
