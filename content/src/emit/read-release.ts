import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import {
  chapterTextSchema,
  contentManifestSchema,
  translationSchema,
  type ChapterText,
  type ContentManifest,
  type Translation,
} from '@manna/shared/contracts';
import { ContentError } from '../content-error';
import { chaptersFile } from './assemble-release';
import { CURRENT_FILE } from './write-release';

/** A release read back from its folder; every part was checked against the contract. */
export interface StoredRelease {
  readonly folder: string;
  readonly manifest: ContentManifest;
  readonly translations: readonly Translation[];
  /** By translation slug, in the file's order. */
  readonly chapters: ReadonlyMap<string, readonly ChapterText[]>;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ContentError(`${path} cannot be read.`);
  }
}

function parse<T>(path: string, text: string, shape: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ContentError(`${path} is not JSON.`);
  }
  const result = shape.safeParse(json);
  if (result.success) return result.data;
  const place = result.error.issues[0]?.path.join('.');
  throw new ContentError(`${path} is not as the contract has it at "${place ?? ''}".`);
}

/** A release's own folder, or the one that <dir>/current names. Throws ContentError where there is neither. */
function releaseFolder(dir: string): string {
  if (existsSync(join(dir, 'manifest.json'))) return dir;
  const current = join(dir, CURRENT_FILE);
  if (!existsSync(current)) throw new ContentError(`There is no content release in ${dir}; build one first.`);
  return join(dir, readText(current).trim());
}

/** Reads the release in dir, or the one that <dir>/current names. Throws ContentError where a file is missing or is not as the contract has it. */
export function readRelease(dir: string): StoredRelease {
  const folder = releaseFolder(dir);
  const read = <T>(name: string, shape: z.ZodType<T>) => parse(join(folder, name), readText(join(folder, name)), shape);
  const manifest = read('manifest.json', contentManifestSchema);
  const translations = read('translations.json', z.array(translationSchema));
  const chapters = new Map(
    translations.map(({ slug }) => {
      const path = join(folder, chaptersFile(slug));
      const lines = readText(path).split('\n').slice(0, -1);
      return [slug, lines.map((line, index) => parse(`${path}:${index + 1}`, line, chapterTextSchema))];
    }),
  );
  return { folder, manifest, translations, chapters };
}

/** The text of a file that the manifest names. Throws ContentError where it is missing. */
export const readReleaseFile = (folder: string, name: string): string => readText(join(folder, basename(name)));
