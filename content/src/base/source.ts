import type { ChapterText, ContentManifest, Translation } from '@manna/shared/contracts';

export type LicenceRecord = ContentManifest['licences'][number];
export type Skipped = ContentManifest['skipped'][number];

/** What every source reports with its records: the terms, the counts, and what was skipped. */
export interface SourceReport {
  readonly licences: readonly LicenceRecord[];
  /** Counts of the source, for example { verses: 31102 }. Each has been checked. */
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
}

/** A translation of the Bible, or an original text. */
export interface SourceText extends SourceReport {
  readonly translation: Translation;
  /** In canonical order. */
  readonly chapters: readonly ChapterText[];
}

/** Progress of reading: how many of how many steps are done. */
export type Advance = (done: number, total: number) => void;
