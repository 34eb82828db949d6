import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  chapterTextSchema,
  commentaryPassageSchema,
  commentarySchema,
  licenceRecordSchema,
  translationSchema,
  type Commentary,
  type CommentaryPassage,
} from '@manna/shared/contracts';
import { ContentError } from '../content-error';
import { asJson, asLines } from '../parts/assemble-release';
import { sha256 } from '../parts/release-hash';
import { importedRecordSchema, type ImportedRecord } from '../bible/edition-record';
import type { LicenceRecord, Skipped, SourceText } from '../source';
import { textFaults } from '../bible/text-faults';
import { parseJson } from '../files/parse-json';
import { importedEntrySchema, type ImportedEntry } from './imported-entry';
import { importedMediaSchema, type ImportedMedia } from './imported-media';

/** The kinds of import. */
export const importKinds = [
  'usfm',
  'osis',
  'sword',
  'theographic',
  'acai',
  'geocoding',
  'dictionary',
  'media',
] as const;
export type ImportKind = (typeof importKinds)[number];

const FOLDER = 'imports';
const RECORD = 'import.json';
const TRANSLATION = 'translation.json';
const CHAPTERS = 'chapters.ndjson';
const ENTRIES = 'entries.ndjson';
/** What follows the folder's name in the name of the operator's table. */
const RECORD_OF_EDITION = '.edition.json';
const COMMENTARY = 'commentary.json';
const PASSAGES = 'passages.ndjson';
const MEDIA = 'media.ndjson';
/** The folder of the files that media consist of. */
const MEDIA_FILES = 'media';

const recordSchema = z.strictObject({
  schema: z.literal(1),
  kind: z.enum(importKinds),
  slug: z.string().regex(/^[a-z0-9]+$/),
  licence: licenceRecordSchema,
  counts: z.record(z.string(), z.int().nonnegative()),
  skipped: z.array(z.strictObject({ source: z.string(), ref: z.string(), reason: z.string() })),
  /** SHA-256 by file name. */
  files: z.record(z.string(), z.string()),
});
type ImportRecord = z.infer<typeof recordSchema>;

/** The result of reading an import, before it is written. */
export interface ImportOutcome {
  readonly kind: ImportKind;
  readonly slug: string;
  readonly licence: Omit<LicenceRecord, 'version'>;
  /** The version of the imported source, if the operator knows it. */
  readonly version?: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
  readonly records:
    | { readonly text: Pick<SourceText, 'translation' | 'chapters'> }
    | { readonly entries: readonly ImportedEntry[] }
    | { readonly commentary: Commentary; readonly passages: readonly CommentaryPassage[] }
    | { readonly media: readonly ImportedMedia[]; readonly files: ReadonlyMap<string, Uint8Array> };
}

/** One imported commentary, in the shape that the build expects. */
export interface ImportedCommentary {
  readonly commentary: Commentary;
  readonly passages: readonly CommentaryPassage[];
  readonly licence: LicenceRecord;
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
}

/** The entries of one import, in the shape that the build expects. */
export interface ImportedEntries {
  readonly slug: string;
  readonly entries: readonly ImportedEntry[];
  readonly licence: LicenceRecord;
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
}

/** The media of one import, in the shape that the build expects. */
export interface ImportedMediaSet {
  readonly slug: string;
  readonly media: readonly ImportedMedia[];
  /** Whether the site made them itself, or an operator brought them. */
  readonly origin: 'authored' | 'imported';
  /** The bytes of a file of them, by its name. */
  readonly bytesOf: (file: string) => Uint8Array;
  readonly licence: LicenceRecord;
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
}

/** An imported translation. */
export interface ImportedText extends SourceText {
  /** What the operator has decided by reading it, in imports/<slug>.edition.json. */
  readonly record: ImportedRecord;
}

/** All imports of a root, by slug. */
export interface Imports {
  readonly texts: readonly ImportedText[];
  readonly entries: readonly ImportedEntries[];
  readonly commentaries: readonly ImportedCommentary[];
  readonly media: readonly ImportedMediaSet[];
}

function filesOf({ records }: ImportOutcome): Map<string, string | Uint8Array> {
  if ('entries' in records) return new Map([[ENTRIES, asLines(records.entries)]]);
  if ('media' in records)
    return new Map([
      [MEDIA, asLines(records.media)],
      ...[...records.files].map(([name, bytes]) => [`${MEDIA_FILES}/${name}`, bytes] as const),
    ]);
  return new Map<string, string | Uint8Array>(
    'text' in records
      ? [
          [TRANSLATION, asJson(records.text.translation)],
          [CHAPTERS, asLines(records.text.chapters)],
        ]
      : [
          [COMMENTARY, asJson(records.commentary)],
          [PASSAGES, asLines(records.passages)],
        ],
  );
}

const VERSION_DIGITS = 12;

function recordOf(outcome: ImportOutcome, files: ReadonlyMap<string, string | Uint8Array>): ImportRecord {
  const digests = Object.fromEntries([...files].map(([name, data]) => [name, sha256(data)]));
  // A source without a version is identified by the hash of its content.
  const version = outcome.version ?? sha256(Object.values(digests).join('')).slice(0, VERSION_DIGITS);
  return {
    schema: 1,
    kind: outcome.kind,
    slug: outcome.slug,
    licence: { ...outcome.licence, version },
    counts: { ...outcome.counts },
    skipped: [...outcome.skipped],
    files: digests,
  };
}

/** Throws ContentError if an import with this slug exists already. Imports are never changed. */
export function expectNoImport(root: string, slug: string): void {
  const folder = join(root, FOLDER, slug);
  if (existsSync(folder))
    throw new ContentError(`${folder} already exists; remove it to import again, or choose another slug.`);
}

/**
 * Writes <root>/imports/<slug>/ atomically. Returns the folder. Throws ContentError if it exists already or the root is
 * not writable.
 */
export function writeImport(root: string, outcome: ImportOutcome): string {
  expectNoImport(root, outcome.slug);
  const folder = join(root, FOLDER, outcome.slug);
  const unfinished = join(root, FOLDER, `.${outcome.slug}.${process.pid}`);
  const files = filesOf(outcome);
  try {
    mkdirSync(join(unfinished, 'media' in outcome.records ? MEDIA_FILES : ''), { recursive: true });
    for (const [name, data] of files) writeFileSync(join(unfinished, name), data);
    writeFileSync(join(unfinished, RECORD), asJson(recordOf(outcome, files)));
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ContentError(`The import cannot be written to ${folder} (${code}).`);
  }
  return folder;
}

function readBytes(folder: string, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch {
    throw new ContentError(`The import ${folder} has no ${name}.`);
  }
}

const readFile = (folder: string, name: string): string => readBytes(folder, name).toString('utf8');

function shaped<T>(folder: string, name: string, value: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    `${join(folder, name)} does not have the shape of an import; remove the folder and import again.`,
  );
}

/** The operator's table beside the folder of an import; without one, nothing is decided. */
function readRecord(folder: string): ImportedRecord {
  const file = `${folder}${RECORD_OF_EDITION}`;
  if (!existsSync(file)) return { omitted: [], words: [], reviewed: [] };
  const json = parseJson(readFileSync(file, 'utf8'), { file, line: 1 });
  const result = importedRecordSchema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentError(`${file} is wrong at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? ''}.`);
}

type ReadPackage =
  | { text: ImportedText }
  | { entries: ImportedEntries }
  | { commentary: ImportedCommentary }
  | { media: ImportedMediaSet };

function readPackage(folder: string): ReadPackage {
  const json = (name: string): unknown => parseJson(readFile(folder, name), { file: join(folder, name), line: 1 });
  const record = shaped(folder, RECORD, json(RECORD), recordSchema);
  for (const [name, digest] of Object.entries(record.files)) {
    if (sha256(readBytes(folder, name)) !== digest) {
      throw new ContentError(`${join(folder, name)} was changed after the import; remove the folder and import again.`);
    }
  }
  const lines = <T>(name: string, schema: z.ZodType<T>): T[] =>
    readFile(folder, name)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => shaped(folder, name, JSON.parse(line), schema));
  const { slug, licence, counts, skipped } = record;
  if (ENTRIES in record.files) {
    return { entries: { slug, licence, counts, skipped, entries: lines(ENTRIES, importedEntrySchema) } };
  }
  if (MEDIA in record.files) {
    const bytesOf = (file: string) => readBytes(folder, `${MEDIA_FILES}/${file}`);
    return {
      media: { slug, licence, counts, skipped, media: lines(MEDIA, importedMediaSchema), origin: 'imported', bytesOf },
    };
  }
  if (COMMENTARY in record.files) {
    const commentary = shaped(folder, COMMENTARY, json(COMMENTARY), commentarySchema);
    return { commentary: { commentary, licence, counts, skipped, passages: lines(PASSAGES, commentaryPassageSchema) } };
  }
  const text: ImportedText = {
    translation: shaped(folder, TRANSLATION, json(TRANSLATION), translationSchema),
    chapters: lines(CHAPTERS, chapterTextSchema),
    licences: [licence],
    counts,
    skipped,
    record: readRecord(folder),
  };
  const [fault] = textFaults(text);
  if (fault !== undefined) throw new ContentError(`The import ${folder} has a fault: ${fault.fault}`);
  return { text };
}

/**
 * Reads the imports below a root for the build, sorted by slug. Throws ContentError if an import was changed after it
 * was written. Skips unfinished folders.
 */
export function readImports(root: string): Imports {
  const folder = join(root, FOLDER);
  const slugs = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : [];
  const packages = slugs.map((slug) => readPackage(join(folder, slug)));
  return {
    texts: packages.flatMap((one) => ('text' in one ? [one.text] : [])),
    entries: packages.flatMap((one) => ('entries' in one ? [one.entries] : [])),
    commentaries: packages.flatMap((one) => ('commentary' in one ? [one.commentary] : [])),
    media: packages.flatMap((one) => ('media' in one ? [one.media] : [])),
  };
}
