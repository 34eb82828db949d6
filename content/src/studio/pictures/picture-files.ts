import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { EntryImage } from '@manna/shared/contracts';
import { fileRevision } from '@manna/shared/domain';
import { outlineText } from '@manna/shared/print';
import type { MadeEarlier } from '../../base/parts/made-earlier';
import type { DrawnPicture } from '../maker';

/** Widths in pixels of a picture unless others are wanted; a larger picture also has a file of its own width. */
export const WIDTHS: readonly number[] = [320, 640, 1280];
// More effort takes two to four times as long and saves less than a fiftieth of the bytes.
const WEBP = { quality: 82, effort: 2 };
const PNG = { palette: true, effort: 1, compressionLevel: 7, dither: 0 };

/** A picture to be made, and the name and place that it is offered under. */
export interface PictureOrder {
  readonly name: string;
  /** Without leading slash and suffix: 'resources/maps/tribal-lands'. */
  readonly prettyPath: string;
  readonly drawn: DrawnPicture;
}

/** A file below /data/files: '<first 8 digits of the picture's hash>/<prettyPath>-640.webp'. */
export interface PictureFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A picture as an entry refers to it, and its files. */
export interface MadePicture {
  readonly image: EntryImage;
  readonly files: readonly PictureFile[];
}

/** A picture in one width. */
export interface Raster {
  readonly webp: Uint8Array;
  readonly png: Uint8Array;
}

/** Writes pixels in both formats. */
export async function inBothFormats(image: Sharp): Promise<Raster> {
  return { webp: await image.clone().webp(WEBP).toBuffer(), png: await image.clone().png(PNG).toBuffer() };
}

/** Draws each width by itself: made smaller from a larger one, a picture would have more shades, and a larger PNG. */
export async function raster(svg: string, width: number): Promise<Raster> {
  const drawn = await renderAsync(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  return inBothFormats(
    sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } }).removeAlpha(),
  );
}

/**
 * Makes the files of one picture: SVG with its letters as outlines, WebP and PNG in several widths. The same drawing
 * gives the same bytes, so files that are `madeEarlier` are not made again: their paths have the hash of the drawing.
 * Throws ContentError where outlineText does.
 */
export async function makePicture(
  { name, prettyPath, drawn }: PictureOrder,
  {
    wanted = WIDTHS,
    madeEarlier = () => undefined,
  }: { wanted?: readonly number[]; madeEarlier?: MadeEarlier | undefined } = {},
): Promise<MadePicture> {
  const svg = outlineText(drawn.svg);
  const bytes = new TextEncoder().encode(svg);
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const widths = [...wanted, ...(drawn.width > Math.max(...wanted) ? [drawn.width] : [])];
  const stem = `${fileRevision(fileHash)}/${prettyPath}`;
  const files: PictureFile[] = [{ path: `${stem}.svg`, bytes }];
  for (const width of widths) {
    const paths = { webp: `${stem}-${width}.webp`, png: `${stem}-${width}.png` };
    const earlier = { webp: madeEarlier(paths.webp), png: madeEarlier(paths.png) };
    const { webp, png } =
      earlier.webp && earlier.png ? { webp: earlier.webp, png: earlier.png } : await raster(svg, width);
    files.push({ path: paths.webp, bytes: webp }, { path: paths.png, bytes: png });
  }
  const { caption, alt, credit, height } = drawn;
  const image = { name, caption, alt, credit, fileHash, prettyPath, width: drawn.width, height, widths, svg: true };
  return { image, files };
}
