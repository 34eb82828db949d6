import type { Entry, EntryImage } from '@manna/shared/contracts';
import { element, palette } from '@manna/shared/print';
import type { ReleasePart } from './base/parts/release-part';
import type { Advance } from './base/source';
import type { AssembledEntries } from './release/entries/assemble-entries';
import { DRAWING_SIZE } from './release/authored/faults/drawing-faults';
import type { MadeEarlier } from './base/parts/made-earlier';
import { makePicture } from './studio/pictures/picture-files';

const CREDIT = 'Drawn for this site';
/** Pages show a drawing at most this wide, on a screen with two device pixels to a CSS pixel. */
const WIDTHS = [320, 640];

/** Pictures by the id of the entry that shows them, and their files as a part of the release. */
export interface MadeDrawings {
  readonly images: ReadonlyMap<string, EntryImage>;
  readonly part: ReleasePart;
}

/** Puts paper below a drawing: WebP and PNG files have no transparency. */
const onPaper = (svg: string): string =>
  svg.replace(/<svg[^>]*>/, (root) => root + element('rect', { ...DRAWING_SIZE, fill: palette.paper }));

/** Makes the files of every drawing once, and a picture for each entry that shows it. */
export async function makeDrawings(
  { illustrations }: Pick<AssembledEntries, 'illustrations'>,
  advance: Advance,
  madeEarlier?: MadeEarlier,
): Promise<MadeDrawings> {
  const images = new Map<string, EntryImage>();
  const files = new Map<string, Uint8Array>();
  const made = new Map<string, Promise<EntryImage>>();
  const make = async (drawing: string, svg: string): Promise<EntryImage> => {
    const drawn = { svg: onPaper(svg), ...DRAWING_SIZE, alt: drawing, caption: drawing, credit: CREDIT };
    const order = { name: drawing, prettyPath: `drawings/${drawing}`, drawn };
    const picture = await makePicture(order, { wanted: WIDTHS, madeEarlier });
    for (const { path, bytes } of picture.files) files.set(`files/${path}`, bytes);
    return picture.image;
  };
  for (const { entry, name, drawing, svg, alt, caption } of illustrations) {
    const image = made.get(drawing) ?? make(drawing, svg);
    made.set(drawing, image);
    images.set(entry, { ...(await image), name, alt, caption });
    advance(images.size, illustrations.length);
  }
  return {
    images,
    part: {
      files: new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1))),
      counts: { 'entries.drawings': made.size, 'entries.illustrated': images.size },
      licences: [],
      skipped: [],
    },
  };
}

/** Puts each drawing before the other pictures of its entry. */
export const withDrawings = (
  assembled: AssembledEntries,
  { images }: Pick<MadeDrawings, 'images'>,
): AssembledEntries => ({
  ...assembled,
  entries: assembled.entries.map((entry): Entry => {
    const image = images.get(entry.id);
    return image ? { ...entry, images: [image, ...entry.images] } : entry;
  }),
});
