import { createHash } from 'node:crypto';
import type { EntryFile } from '@manna/shared/contracts';
import { fileRevision } from '@manna/shared/domain';
import { atlasPath } from '@manna/shared/domain/atlas';
import { entryKey } from './release/authored/authored';
import { ContentError } from './base/content-error';
import { compressed } from './base/parts/compressed';
import type { MadeEarlier } from './base/parts/made-earlier';
import type { ReleasePart } from './base/parts/release-part';
import type { Advance } from './base/source';
import { collectionSlug } from './release/entries/authored-entries';
import type { AssembledEntries } from './release/entries/assemble-entries';
import type { MadeFiles } from './release/entries/with-resources';
import { parseReference } from './base/bible/find-references';
import type { DrawnPicture, MadeFile, Order, World } from './studio/maker';
import { GROUND_SVG_SUFFIX } from './studio/maps/ground/ground-svg';
import { LANDS_SVG_SUFFIX } from './studio/maps/ground/lands-svg';
import { drawingPdf } from './studio/pictures/drawing-pdf';
import { makePicture, type MadePicture } from './studio/pictures/picture-files';
import { resourceMakers } from './studio/resource-makers';

/** Resources made at the same time; drawing them keeps both processors of a small machine busy. */
const AT_ONCE = 2;

/** What was made for each resource, by slug, and its files as a part of the release. */
export interface MadeResources {
  readonly made: ReadonlyMap<string, MadeFiles>;
  readonly part: ReleasePart;
}

/** What the makers draw from: the entries, and what else the build has read. */
export function makerWorld(
  { entries, journeys, lineages, relations }: Pick<AssembledEntries, 'entries' | 'journeys' | 'lineages' | 'relations'>,
  read: Pick<World, 'verseText' | 'chapters'>,
): World {
  const bySlug = <T extends { slug: string }>(records: readonly T[]) => new Map(records.map((one) => [one.slug, one]));
  return {
    ...read,
    entries: new Map(
      entries.map((entry) => [entryKey({ collection: collectionSlug(entry), slug: entry.slug }), entry]),
    ),
    journeys: bySlug(journeys),
    lineages: bySlug(lineages),
    relations,
    refs(text) {
      const refs = parseReference(text);
      if (typeof refs === 'string') throw new ContentError(`"${text}" ${refs}.`);
      return refs;
    },
  };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function fileOf(folder: string, { name, label, mediaType, bytes }: MadeFile): EntryFile {
  return { path: `${folder}/${name}`, label, mediaType, bytes: bytes.length, fileHash: sha256(bytes) };
}

/** Whether pages fetch the file themselves; the others are compressed when they are sent. */
const isFetchedFile = ({ path, mediaType }: Pick<EntryFile, 'path' | 'mediaType'>) =>
  mediaType === 'application/geo+json' || path.endsWith(GROUND_SVG_SUFFIX) || path.endsWith(LANDS_SVG_SUFFIX);

/** The name under which a release has a file. */
const nameOf = ({ fileHash, path }: EntryFile) => `files/${fileRevision(fileHash)}/${path}`;

/** A file as its entry offers it, and the bytes under the name that the release has for it. */
export function offeredFile(
  folder: string,
  making: MadeFile,
  licence?: string,
): { file: EntryFile; name: string; bytes: Uint8Array } {
  const file = { ...fileOf(folder, making), ...(licence !== undefined && { licence }) };
  return { file, name: nameOf(file), bytes: making.bytes };
}

/** Resources whose picture is the thing itself, and not its preview. */
const pictureCategories: ReadonlySet<string> = new Set(['maps', 'infographics', 'art']);

/** A picture's drawing and its largest PNG, as files to take home. A map is printed, too. */
async function picturesOf(order: Order, { image, files }: MadePicture, drawn: DrawnPicture): Promise<MadeFile[]> {
  const { slug } = order;
  const largest = image.widths.at(-1);
  const pictures = files.flatMap(({ path, bytes }): MadeFile[] => {
    if (path.endsWith('.svg')) return [{ name: `${slug}.svg`, label: 'SVG', mediaType: 'image/svg+xml', bytes }];
    if (!path.endsWith(`-${largest}.png`)) return [];
    return [{ name: `${slug}.png`, label: `PNG, ${largest} pixels wide`, mediaType: 'image/png', bytes }];
  });
  return order.category === 'maps' ? [...pictures, await drawingPdf(order, drawn)] : pictures;
}

/**
 * Makes every resource that is ordered. Throws ContentError if there is no maker of that name, or if the maker cannot
 * make the resource from its options; the message names the resource.
 */
export async function makeResources(
  { orders }: Pick<AssembledEntries, 'orders'>,
  world: World,
  advance: Advance,
  madeEarlier?: MadeEarlier,
): Promise<MadeResources> {
  const made = new Map<string, MadeFiles>();
  const files = new Map<string, Uint8Array>();
  const waiting = [...orders];
  const makeOne = async ({ maker, order, licence }: AssembledEntries['orders'][number]): Promise<void> => {
    const make = resourceMakers.get(maker);
    if (!make) throw new ContentError(`The resource ${order.slug} names an unknown maker, "${maker}".`);
    const { picture, files: makings, plays, plan, tables, atlas } = await make(order, world);
    const folder = `resources/${order.category}`;
    const pictureOrder = { name: order.name, prettyPath: `${folder}/${order.slug}`, drawn: picture };
    const drawn = await makePicture(pictureOrder, { madeEarlier });
    for (const { path, bytes } of drawn.files) files.set(`files/${path}`, bytes);
    const offered = pictureCategories.has(order.category)
      ? [...(await picturesOf(order, drawn, picture)), ...makings]
      : makings;
    const entryFiles = offered.map((making) => {
      const { file, name, bytes } = offeredFile(folder, making, licence);
      files.set(name, bytes);
      return file;
    });
    for (const [index, file] of entryFiles.entries()) {
      const bytes = offered[index]?.bytes;
      if (!isFetchedFile(file) || !bytes) continue;
      const { br, gz } = await compressed(nameOf(file), bytes);
      files.set(`${nameOf(file)}.br`, br).set(`${nameOf(file)}.gz`, gz);
    }
    made.set(order.slug, {
      image: drawn.image,
      files: entryFiles,
      ...(plays !== undefined && { plays: `${folder}/${plays}` }),
      ...(plan && { plan }),
      ...(tables && { tables }),
      ...(atlas && { atlas: atlasPath(atlas) }),
    });
  };
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await makeOne(next);
      advance(made.size, orders.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return {
    made,
    part: {
      // In the order of their names: which one was done first is a matter of chance.
      files: new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1))),
      counts: {
        'resources.pictures': made.size,
        'resources.files': [...made.values()].reduce((sum, one) => sum + one.files.length, 0),
      },
      licences: [],
      skipped: [],
    },
  };
}
