import type { Playable } from '@manna/shared/contracts';
import { offeredFile, type MadeResources } from './make-resources';
import type { ImportedMediaSet } from './base/imported/import-package';
import type { ImportedMedia } from './base/imported/imported-media';
import { kindOfMedia } from './release/entries/imported/with-media';
import type { MadeFiles } from './release/entries/with-resources';
import type { MadeFile } from './studio/maker';
import { mediaCard } from './studio/media/media-card';
import { makeGivenPicture } from './studio/pictures/given-picture';
import { makePicture, type MadePicture } from './studio/pictures/picture-files';

const SVG = 'image/svg+xml';

function pictureOf(item: ImportedMedia, { bytesOf, licence }: ImportedMediaSet): Promise<MadePicture> {
  const { name, slug, category, picture, summary, captions, credit = licence.attribution } = item;
  const prettyPath = `resources/${category}/${slug}`;
  if (picture) {
    const { alt, caption, file, mediaType } = picture;
    return makeGivenPicture({ name, alt, caption, credit, prettyPath, bytes: bytesOf(file), isSvg: mediaType === SVG });
  }
  const kind = kindOfMedia(item);
  if (kind === 'picture') throw new Error(`${slug} has no picture, which the import would have refused.`);
  const drawn = mediaCard({ kind, name, caption: summary, credit, durationMs: captions?.cues.at(-1)?.endMs });
  return makePicture({ name, prettyPath, drawn });
}

/** The files that readers of an item can take home, and the one that the player reads. */
function filesOf({ slug, main, captions, picture }: ImportedMedia, bytesOf: ImportedMediaSet['bytesOf']): MadeFile[] {
  const given = main ?? picture;
  const files: MadeFile[] = [];
  if (given) {
    const suffix = given.file.slice(given.file.lastIndexOf('.'));
    files.push({ name: slug + suffix, label: given.label, mediaType: given.mediaType, bytes: bytesOf(given.file) });
  }
  if (captions) {
    const { file, language, cues } = captions;
    const recording: Playable = { kind: 'recording', language, cues };
    files.push(
      { name: `${slug}.vtt`, label: 'Captions: WebVTT', mediaType: 'text/vtt', bytes: bytesOf(file) },
      {
        name: `${slug}.json`,
        label: 'Transcript with times: JSON',
        mediaType: 'application/json',
        bytes: Buffer.from(JSON.stringify(recording)),
      },
    );
  }
  return files;
}

/** Makes the pictures and files of imported media, by the slug of their resource. */
export async function makeMedia(imported: readonly ImportedMediaSet[]): Promise<Pick<MadeResources, 'made' | 'part'>> {
  const made = new Map<string, MadeFiles>();
  const files = new Map<string, Uint8Array>();
  for (const set of imported) {
    for (const item of set.media) {
      const { image, files: pictures } = await pictureOf(item, set);
      for (const { path, bytes } of pictures) files.set(`files/${path}`, bytes);
      const folder = `resources/${item.category}`;
      const offered = filesOf(item, set.bytesOf).map((file) =>
        offeredFile(folder, file, set.origin === 'imported' ? set.licence.licence : undefined),
      );
      for (const { name, bytes } of offered) files.set(name, bytes);
      made.set(item.slug, {
        image,
        files: offered.map(({ file }) => file),
        ...(item.captions && { plays: `${folder}/${item.slug}.json` }),
      });
    }
  }
  return {
    made,
    part: {
      files,
      counts: Object.fromEntries(
        imported.flatMap(({ slug, counts }) =>
          Object.entries(counts).map(([what, count]) => [`imports.${slug}.${what}`, count] as const),
        ),
      ),
      licences: imported.map(({ licence }) => licence),
      skipped: imported.flatMap(({ skipped }) => skipped),
    },
  };
}
