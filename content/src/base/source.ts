import type { ChapterText, ContentManifest, Translation } from '@manna/shared/contracts';

export type LicenceRecord = ContentManifest['licences'][number];
export type Skipped = ContentManifest['skipped'][number];

/** What every source tells beside its records: on which terms, what was counted, and what did not come along. */
export interface SourceReport {
  readonly licences: readonly LicenceRecord[];
  /** Things counted in the source, e.g. { verses: 31102 }; each was checked. */
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
}

/** A translation of the Bible, or the text that translations are made from. */
export interface SourceText extends SourceReport {
  readonly translation: Translation;
  /** In canonical order. */
  readonly chapters: readonly ChapterText[];
}

/** How far a reading is: so many of so many steps. */
export type Advance = (done: number, total: number) => void;
