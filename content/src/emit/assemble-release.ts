import type { ContentManifest } from '@manna/shared/contracts';
import type { SourceText } from '../sources/source';
import { countSpans } from '../steps/count-spans';
import { releaseHash, sha256 } from './release-hash';

/** A whole release in memory: its files' texts by name, but for manifest.json, and its manifest. */
export interface Release {
  readonly manifest: ContentManifest;
  readonly files: ReadonlyMap<string, string>;
}

/** The file that holds a translation's chapters, a chapter a line. */
export const chaptersFile = (slug: string): string => `chapters-${slug}.ndjson`;

/** JSON as every file of a release is written: two spaces, a line feed at the end. */
export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Puts a release together; the same sources always give the same bytes. */
export function assembleRelease(sources: readonly SourceText[]): Release {
  const records = sources.map(({ translation, licences, counts, skipped }) => ({
    slug: translation.slug,
    licences,
    counts,
    skipped,
  }));
  const files = new Map<string, string>([
    ...sources.map(
      ({ translation, chapters }) =>
        [chaptersFile(translation.slug), chapters.map((chapter) => `${JSON.stringify(chapter)}\n`).join('')] as const,
    ),
    // The manifest repeats these records; as a file they are part of what the release's hash is taken over.
    ['sources.json', asJson(records)],
    ['translations.json', asJson(sources.map(({ translation }) => translation))],
  ]);
  const digests = Object.fromEntries([...files].map(([name, text]) => [name, sha256(text)]));
  const counts = sources.map(({ translation, chapters }) => countSpans(translation.slug, chapters));
  return {
    files,
    manifest: {
      schema: 1,
      hash: releaseHash(digests),
      counts: Object.assign({}, ...counts) as Record<string, number>,
      files: digests,
      licences: sources.flatMap(({ licences }) => licences),
      skipped: sources.flatMap(({ skipped }) => skipped),
    },
  };
}
