import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  contentManifestSchema,
  type BookIntroduction,
  type ChapterText,
  type Commentary,
  type CommentaryPassage,
  type ContentManifest,
  type DatedDay,
  type EditionReport,
  type Entry,
  type HebrewWord,
  type Journey,
  type LexiconEntry,
  type Lineage,
  type Relation,
  type SitePage,
  type TimelineItem,
  type Translation,
  type VerseRecord,
} from '@manna/shared/contracts';
import { ContentError } from '../../base/content-error';
import type { SourceReport } from '../../base/source';
import type { Redirect } from '../entries/redirects';
import { CURRENT_FILE } from './write-release';

/** A release in its folder. Its files are read one by one. */
export interface StoredRelease {
  readonly folder: string;
  readonly manifest: ContentManifest;
}

/** The content of each JSON file. */
interface JsonFiles {
  'redirects.json': Redirect[];
  'journeys.json': Journey[];
  'lineages.json': Lineage[];
  'timeline.json': TimelineItem[];
  'pages.json': SitePage[];
  'day-verses.json': string[];
  'dated-days.json': DatedDay[];
  'introductions.json': BookIntroduction[];
  'commentaries.json': Commentary[];
  'translations.json': Translation[];
  'editions.json': EditionReport[];
  'sources.json': (SourceReport & { slug: string })[];
}

/** The content of a line in each file of JSON lines. */
interface LineFiles {
  [chapters: `chapters-${string}.ndjson`]: ChapterText;
  [passages: `commentary-${string}.ndjson`]: CommentaryPassage;
  'verses.ndjson': VerseRecord;
  'words.ndjson': { id: number; words: HebrewWord[] };
  'lexicon.ndjson': LexiconEntry;
  'entries.ndjson': Entry;
  'relations.ndjson': Relation;
}

/** Reads a file of the release. Throws ContentError if it cannot be read. */
export function readStored(folder: string, name: string): Buffer {
  const path = join(folder, name);
  try {
    return readFileSync(path);
  } catch {
    throw new ContentError(`${path} cannot be read.`);
  }
}

/** Parses JSON by a contract. A fault is the end of a sentence that begins with the file or line. */
export function parseAs<T>(text: string, shape: z.ZodType<T>): { data: T } | { fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: 'is not JSON.' };
  }
  const result = shape.safeParse(json);
  if (result.success) return { data: result.data };
  const [issue] = result.error.issues;
  return { fault: `is not as the contract has it at "${issue?.path.join('.') ?? ''}".` };
}

/** Yields the lines of a file without line feeds, so that a large file is never held in one string. */
export function* linesOf(bytes: Buffer): Generator<string> {
  const LINE_FEED = 10;
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

/**
 * Returns `dir` if it is a release, otherwise the release that <dir>/current names. Throws ContentError without either.
 */
function releaseFolder(dir: string): string {
  if (existsSync(join(dir, 'manifest.json'))) return dir;
  if (!existsSync(join(dir, CURRENT_FILE))) {
    throw new ContentError(`There is no content release in ${dir}. Run \`npm run content -- build\` first.`);
  }
  return join(dir, readStored(dir, CURRENT_FILE).toString('utf8').trim());
}

/**
 * Opens the release in dir, or the one that <dir>/current names. Throws ContentError if its manifest cannot be read.
 */
export function openRelease(dir: string): StoredRelease {
  const folder = releaseFolder(dir);
  const manifest = parseAs(readStored(folder, 'manifest.json').toString('utf8'), contentManifestSchema);
  if ('fault' in manifest) throw new ContentError(`${join(folder, 'manifest.json')} ${manifest.fault}`);
  return { folder, manifest: manifest.data };
}

/**
 * Reads a JSON file of a release whose files are known to match their contracts, because the build has just written it
 * or because the check of the files has passed. Throws ContentError if the file cannot be read.
 */
export const readJson = <Name extends keyof JsonFiles>({ folder }: StoredRelease, name: Name): JsonFiles[Name] =>
  JSON.parse(readStored(folder, name).toString('utf8')) as JsonFiles[Name];

/** Reads a file of JSON lines, one record at a time, with its line number from 1; otherwise like readJson. */
export function* readLines<Name extends keyof LineFiles>(
  { folder }: StoredRelease,
  name: Name,
): Generator<{ line: number; record: LineFiles[Name] }> {
  let line = 0;
  for (const text of linesOf(readStored(folder, name))) {
    line += 1;
    yield { line, record: JSON.parse(text) as LineFiles[Name] };
  }
}

/** All records of a file of JSON lines; otherwise like readLines. */
export const readRecords = <Name extends keyof LineFiles>(release: StoredRelease, name: Name): LineFiles[Name][] =>
  [...readLines(release, name)].map(({ record }) => record);
