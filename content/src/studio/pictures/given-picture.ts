import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { EntryImage } from '@manna/shared/contracts';
import { fileRevision } from '@manna/shared/domain';
import { inBothFormats, raster, WIDTHS, type MadePicture, type PictureFile } from './picture-files';

/** A picture that is given as a file, and how it is offered. */
export interface GivenPicture extends Pick<EntryImage, 'name' | 'alt' | 'caption' | 'credit' | 'prettyPath'> {
  /** JPEG, PNG, WebP or SVG. */
  readonly bytes: Uint8Array;
  readonly isSvg: boolean;
}

/** The picture as a camera held it, and nothing that it wrote beside the pixels, such as where that was. */
const upright = (bytes: Uint8Array) => sharp(bytes).rotate();

async function sizeOf({ bytes, isSvg }: GivenPicture): Promise<{ width: number; height: number }> {
  if (isSvg) {
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  }
  const { info } = await upright(bytes).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

/** Makes the files of a given picture: WebP and PNG in several widths, none of a photograph wider than it is itself. */
export async function makeGivenPicture(given: GivenPicture): Promise<MadePicture> {
  const { name, alt, caption, credit, prettyPath, bytes, isSvg } = given;
  const { width, height } = await sizeOf(given);
  const smaller = isSvg ? WIDTHS : WIDTHS.filter((one) => one < width);
  const widths = isSvg ? [...smaller] : [...smaller, Math.min(width, Math.max(...WIDTHS))];
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const stem = `${fileRevision(fileHash)}/${prettyPath}`;
  const files: PictureFile[] = isSvg ? [{ path: `${stem}.svg`, bytes }] : [];
  for (const one of widths) {
    const { webp, png } = isSvg
      ? await raster(Buffer.from(bytes).toString('utf8'), one)
      : await inBothFormats(upright(bytes).resize({ width: one }));
    files.push({ path: `${stem}-${one}.webp`, bytes: webp }, { path: `${stem}-${one}.png`, bytes: png });
  }
  return { image: { name, caption, alt, credit, fileHash, prettyPath, width, height, widths, svg: isSvg }, files };
}
