import { lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { ages } from '@manna/shared/contracts';
import { parseReference } from '../../base/bible/find-references';
import { inCanonOrder, versesOf } from '../../base/bible/reference-verses';
import { ContentError } from '../../base/content-error';
import { faultAt } from '../../base/files/place';
import { mediaCategories, type ImportedMedia, type MediaFile } from '../../base/imported/imported-media';
import { importedProse } from '../../base/imported/imported-prose';
import { shapedJson } from '../files/json';
import { readWhole } from '../files/read-lines';
import type { ImportLog } from '../import-log';
import { cleanSvg } from './clean-svg';
import { fileTypeOf, suffixOf, type MediaKind } from './file-type-of';
import { readCaptions } from './read-captions';

const LIST = 'media.json';

const fileName = z
  .string()
  .regex(
    /^[A-Za-z0-9][\w.-]*$/,
    'the name of a file beside media.json, of letters, digits, dots, hyphens and underscores',
  );

const itemSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  name: z.string().min(1),
  title: z.string().min(1).max(90).optional(),
  summary: z.string().min(20).max(300),
  /** Paragraphs about it, divided by line feeds. References in it become links. */
  text: z.string().min(1),
  category: z.enum(mediaCategories),
  references: z.array(z.string().min(3)).default([]),
  related: z
    .array(z.string().regex(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/, "must be written as collection/slug: 'people/david'"))
    .default([]),
  ages: z
    .array(z.enum(ages))
    .min(1)
    .default([...ages]),
  /** Whom to thank for it, if not whom the import names. */
  credit: z.string().min(1).max(200).optional(),
  /** A recording, a film or a document. */
  file: fileName.optional(),
  /** WebVTT: what is heard in the recording or film. */
  captions: fileName.optional(),
  /** BCP 47 tag of what is heard. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "must be a code such as 'en' or 'pt-BR'")
    .default('en'),
  picture: z
    .strictObject({ file: fileName, alt: z.string().min(10).max(200), caption: z.string().min(3).max(160) })
    .optional(),
});
type Item = z.infer<typeof itemSchema>;
const listSchema = z.strictObject({ items: z.array(itemSchema).min(1) });

/** What an import of media consists of: its items, and the bytes of their files by name. */
export interface ReadMedia {
  readonly media: readonly ImportedMedia[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Whether every row of a picture can be read. */
const canBeDrawn = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes, { failOn: 'error' })
    .resize({ width: 16 })
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

class MediaFolder {
  readonly files = new Map<string, Uint8Array>();

  constructor(
    readonly folder: string,
    /** The item that is read, for messages. */
    private readonly fault: (sentence: string) => ContentError,
    private readonly log: ImportLog,
  ) {}

  bytesOf(name: string): Uint8Array {
    const path = join(this.folder, name);
    // A link could name a file that is not the operator's to publish.
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found) throw this.fault(`There is no file ${name} beside ${LIST}.`);
    if (!found.isFile()) throw this.fault(`${name} is not a plain file.`);
    return readFileSync(path);
  }

  /** Takes a file of one of these kinds into the import, drawings cleaned, under a name that a release can have. */
  async take(name: string, slug: string, kinds: readonly MediaKind[]): Promise<{ kind: MediaKind; file: MediaFile }> {
    const bytes = this.bytesOf(name);
    const type = await fileTypeOf(name, bytes);
    if (typeof type === 'string') throw this.fault(type);
    const { kind, mediaType, label } = type;
    if (!kinds.includes(kind)) throw this.fault(`${name} is a ${kind}; a ${kinds.join(', ')} is expected here.`);
    const file = slug + suffixOf(name);
    const taken = mediaType === 'image/svg+xml' ? this.drawing(name, bytes) : bytes;
    if (kind === 'picture' && !(await canBeDrawn(taken))) throw this.fault(`${name} is damaged and cannot be drawn.`);
    this.files.set(file, taken);
    return { kind, file: { file, mediaType, label } };
  }

  private drawing(name: string, bytes: Uint8Array): Uint8Array {
    const clean = cleanSvg(name, Buffer.from(bytes).toString('utf8'));
    if (typeof clean === 'string') throw this.fault(clean);
    for (const what of clean.removed)
      this.log.tally(`${name}: ${what}`, 'Drawings have nothing that runs or is loaded from elsewhere.');
    return Buffer.from(clean.svg);
  }
}

async function captionsOf(
  { captions, language, slug }: Item,
  folder: MediaFolder,
  fault: (sentence: string) => ContentError,
) {
  if (captions === undefined) return undefined;
  const bytes = folder.bytesOf(captions);
  const cues = await readCaptions(captions, Buffer.from(bytes).toString('utf8'));
  if (typeof cues === 'string') throw fault(cues);
  const file = `${slug}.vtt`;
  folder.files.set(file, bytes);
  return { file, language, cues: [...cues] };
}

async function readItem(
  item: Item,
  path: string,
  log: ImportLog,
): Promise<{ media: ImportedMedia; folder: MediaFolder }> {
  const { slug, name, title, summary, category } = item;
  const fault = (sentence: string) => new ContentError(`${basename(path)}/${LIST}, "${slug}": ${sentence}`);
  const folder = new MediaFolder(path, fault, log);
  const references = item.references.flatMap((reference) => {
    const read = parseReference(reference);
    if (typeof read === 'string') throw fault(`The reference "${reference}" ${read}.`);
    return read;
  });
  const { body, refs, unread } = importedProse(item.text);
  for (const words of unread)
    log.tally(`${slug}: ${words}`, 'This looks like a reference but no such verse exists; it stays plain text.');
  const main =
    item.file === undefined ? undefined : await folder.take(item.file, slug, ['recording', 'film', 'document']);
  const picture = item.picture && (await folder.take(item.picture.file, `${slug}-picture`, ['picture']));
  if (!main && !picture) throw fault('It has neither a file nor a picture.');
  const isHeard = main?.kind === 'recording' || main?.kind === 'film';
  if (isHeard && item.captions === undefined)
    throw fault(`A ${main.kind} needs captions, so that those who cannot hear it can read it.`);
  if (!isHeard && item.captions !== undefined) throw fault('Only a recording or a film has captions.');
  const captions = await captionsOf(item, folder, fault);
  log.count(`${main?.kind ?? 'picture'}s`);
  return {
    folder,
    media: {
      slug,
      name,
      ...(title !== undefined && { title }),
      summary,
      body,
      category,
      references,
      verses: inCanonOrder([...references, ...refs].flatMap(versesOf)),
      related: item.related,
      ages: item.ages,
      ...(item.credit !== undefined && { credit: item.credit }),
      ...(main && { main: main.file }),
      ...(captions && { captions }),
      ...(picture &&
        item.picture && { picture: { ...picture.file, alt: item.picture.alt, caption: item.picture.caption } }),
    },
  };
}

/**
 * Reads a folder with media.json, which lists recordings, films, pictures and documents, and their files beside it. Throws
 * ContentError with the item and a sentence if a file is missing, too large, or not what its name says.
 */
export async function readMedia(path: string, log: ImportLog): Promise<ReadMedia> {
  const text = readWhole(join(path, LIST), LIST);
  const place = { file: LIST, line: 1 };
  const { items } = shapedJson(text, place, listSchema, log);
  const files = new Map<string, Uint8Array>();
  const media: ImportedMedia[] = [];
  for (const item of items) {
    if (media.some(({ slug }) => slug === item.slug)) throw faultAt(place, `The slug "${item.slug}" appears twice.`);
    const read = await readItem(item, path, log);
    media.push(read.media);
    for (const [name, bytes] of read.folder.files) files.set(name, bytes);
  }
  return { media, files };
}
