import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  chapterTextSchema,
  contentManifestSchema,
  translationSchema,
  type ChapterText,
  type ContentManifest,
  type Translation,
} from '@manna/shared/contracts';
import { z } from 'zod';
import { parseJson, readJsonFile } from '../../json-file';
import { codeOf, messageOf } from '../../start-error';

const TRANSLATIONS_FILE = 'translations.json';
const translationsSchema = z.array(translationSchema).min(1);
const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** A content release as it lies on disk, with nothing but its manifest read. */
export interface ContentRelease {
  manifest: ContentManifest;
  translations(): Promise<Translation[]>;
  /** All chapters of one translation, by its slug. */
  chapters(slug: string): Promise<ChapterText[]>;
}

/** Hash of the release that a build put into `folder` last; undefined where there is none. */
export async function readCurrentHash(folder: string): Promise<string | undefined> {
  const file = path.join(folder, 'current');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const hash = hashSchema.safeParse(text.trim());
  if (!hash.success) throw new Error(`${file} does not hold the hash of a content release`);
  return hash.data;
}

/** Opens `folder`/`hash`. Every file is checked against the manifest as it is read; an Error names what does not agree. */
export async function openContentRelease(folder: string, hash: string): Promise<ContentRelease> {
  const release = path.join(folder, hash);
  const manifest = await readJsonFile(path.join(release, 'manifest.json'), contentManifestSchema);
  if (manifest.hash !== hash) throw new Error(`${release}/manifest.json is of another release (${manifest.hash})`);

  const readVerified = async (name: string): Promise<string> => {
    const file = path.join(release, name);
    const bytes = await readFile(file);
    if (createHash('sha256').update(bytes).digest('hex') !== manifest.files[name])
      throw new Error(`${file} is not the file that its release's manifest names`);
    return bytes.toString('utf8');
  };
  return {
    manifest,
    async translations() {
      const text = await readVerified(TRANSLATIONS_FILE);
      try {
        return parseJson(text, translationsSchema);
      } catch (error) {
        throw new Error(`${path.join(release, TRANSLATIONS_FILE)} ${messageOf(error)}`);
      }
    },
    async chapters(slug) {
      const name = `chapters-${slug}.ndjson`;
      const lines = (await readVerified(name)).split('\n');
      return lines.flatMap((line, index) => {
        if (line === '') return [];
        try {
          return [parseJson(line, chapterTextSchema)];
        } catch (error) {
          throw new Error(`${path.join(release, name)} line ${index + 1} ${messageOf(error)}`);
        }
      });
    },
  };
}
