import type { ContentManifest } from '@manna/shared/contracts';

/** What one step of the build adds to the release: files by name, and their records in the manifest. */
export interface ReleasePart {
  /** Name in the release's folder ('entries.ndjson', 'files/ab12cd34/…') to text or bytes. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  readonly counts: ContentManifest['counts'];
  readonly licences: ContentManifest['licences'];
  readonly skipped: ContentManifest['skipped'];
}
