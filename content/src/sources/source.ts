import type { ChapterText, ContentManifest, Translation } from '@manna/shared/contracts';

export type LicenceRecord = ContentManifest['licences'][number];
export type Skipped = ContentManifest['skipped'][number];

/** What every source gives: its text, on which terms, what was counted, and what did not come along. */
export interface SourceText {
  readonly translation: Translation;
  /** In canonical order. */
  readonly chapters: readonly ChapterText[];
  readonly licences: readonly LicenceRecord[];
  /** Things counted in the source, e.g. { verses: 31102 }; each was checked. */
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
}

/** A source that the build knows: reading throws ContentError where its package is missing or its text has changed. */
export interface Source {
  readonly slug: string;
  readonly read: () => SourceText;
}
