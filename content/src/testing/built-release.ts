import { fileURLToPath } from 'node:url';
import type { ChapterText } from '@manna/shared/contracts';
import { chaptersFile } from '../release/emit/bible-part';
import { openRelease, readRecords, readStored, type StoredRelease } from '../release/emit/read-release';

/** The folder into which `npm run content -- build` writes releases. */
export const builtRoot = fileURLToPath(new URL('../../../dist/content', import.meta.url));

let opened: StoredRelease | undefined;

/**
 * The release that dist/content/current names. Throws ContentError with the command to run if the release is missing.
 */
export const builtRelease = (): StoredRelease => (opened ??= openRelease(builtRoot));

/** Reads one of the release's files. */
export const builtFile = (name: string): Buffer => readStored(builtRelease().folder, name);

const known = new Map<string, readonly ChapterText[]>();

/** The chapters of a translation by its slug, parsed once per test file; empty if the release does not have it. */
export function builtChapters(slug: string): readonly ChapterText[] {
  const name = chaptersFile(slug);
  const isThere = name in builtRelease().manifest.files;
  const chapters = known.get(slug) ?? (isThere ? readRecords(builtRelease(), name) : []);
  known.set(slug, chapters);
  return chapters;
}
