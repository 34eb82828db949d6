import type { EntryImage } from '@manna/shared/contracts';
import { fileRevision } from '@manna/shared/domain';
import type { ContentFile, ContentFiles } from '../content/content-files';
import { frameOf, pictureSize, type FrameLayout } from './page-frame';

const POINTS_PER_INCH = 72;
/** Finer than this is not seen in print. */
const PIXELS_PER_INCH = 200;
/** Up to 64 jobs wait in memory, each with its picture. The largest picture of the site's own has 0.4 MB. */
const MOST_BYTES = 1_024 * 1_024;

/** The widths in the order in which they are tried: the next above what print needs, then the narrower ones. */
function triedWidths(image: EntryImage, layout: FrameLayout): number[] {
  const needed = (pictureSize(image, frameOf(layout)).width * PIXELS_PER_INCH) / POINTS_PER_INCH;
  const enough = image.widths.findIndex((width) => width >= needed);
  return (enough === -1 ? image.widths : image.widths.slice(0, enough + 1)).toReversed();
}

/** The PNG of a picture to print in this layout; undefined if its files are missing, damaged or too large. */
export async function findPicture(
  image: EntryImage,
  layout: FrameLayout,
  files: Pick<ContentFiles, 'ofAvailable' | 'verifiedSize'>,
): Promise<ContentFile | undefined> {
  for (const width of triedWidths(image, layout)) {
    const file = await files.ofAvailable(`files/${fileRevision(image.fileHash)}/${image.prettyPath}-${width}.png`);
    const bytes = file && (await files.verifiedSize(file));
    if (bytes !== undefined && bytes <= MOST_BYTES) return file;
  }
  return undefined;
}
