import type { ContentManifest } from '@manna/shared/contracts';
import { ContentError } from '../content-error';
import { releaseHash, sha256 } from './release-hash';
import type { ReleasePart } from './release-part';

/** A whole release in memory: its files by name, but for manifest.json, and its manifest. */
export interface Release {
  readonly manifest: ContentManifest;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/** The file that makes counts, licences and what was skipped a part of what the release's hash is taken over. */
export const RECORDS_FILE = 'records.json';

/** JSON as every file of a release is written: two spaces, a line feed at the end. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Lines of JSON, a record each, as bytes; made in pieces, so that a large file is never one text. */
export function asLines(records: Iterable<unknown>): Uint8Array {
  const RECORDS_A_PIECE = 1000;
  const pieces: Buffer[] = [];
  let lines: string[] = [];
  for (const record of records) {
    lines.push(`${JSON.stringify(record)}\n`);
    if (lines.length < RECORDS_A_PIECE) continue;
    pieces.push(Buffer.from(lines.join('')));
    lines = [];
  }
  return Buffer.concat([...pieces, Buffer.from(lines.join(''))]);
}

/** A path below the release's folder, in names that every file system takes. */
const soundName = /^(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*$/;

/** The union of entries by name; throws ContentError where two parts bring the same one. */
function union<T>(what: string, parts: readonly Iterable<readonly [string, T]>[]): Map<string, T> {
  const whole = new Map<string, T>();
  for (const part of parts) {
    for (const [name, value] of part) {
      if (whole.has(name)) throw new ContentError(`Two parts of the release have ${what} ${name}.`);
      whole.set(name, value);
    }
  }
  return whole;
}

/** Each record once: two steps may make something of the same source. */
function once<T>(records: readonly T[]): T[] {
  const seen = new Map(records.map((record) => [JSON.stringify(record), record]));
  return [...seen.values()];
}

/**
 * Puts a release together of its parts; the same parts always give the same bytes. Throws ContentError where two parts
 * have a file or a count of the same name, or a name is no path below the release's folder.
 */
export function assembleRelease(parts: readonly ReleasePart[]): Release {
  const counts = Object.fromEntries(
    union(
      'the count',
      parts.map((part) => Object.entries(part.counts)),
    ),
  );
  const licences = once(parts.flatMap((part) => part.licences));
  const skipped = parts.flatMap((part) => part.skipped);
  const files = union('the file', [
    ...parts.map((part) => part.files),
    [[RECORDS_FILE, asJson({ counts, licences, skipped })] as const],
  ]);
  const unsound = [...files.keys()].find((name) => !soundName.test(name));
  if (unsound !== undefined) throw new ContentError(`"${unsound}" cannot be the name of a file of the release.`);
  const digests = Object.fromEntries([...files].map(([name, data]) => [name, sha256(data)]));
  return {
    files,
    manifest: { schema: 2, hash: releaseHash(digests), counts, files: digests, licences, skipped },
  };
}
