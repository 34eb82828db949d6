import type {
  BibleRef,
  ChapterText,
  Entry,
  Journey,
  Lineage,
  ProseTable,
  ReadingPlan,
  Relation,
} from '@manna/shared/contracts';
import type { AtlasState } from '@manna/shared/domain/atlas';

/** The checked data that makers work from. */
export interface World {
  /** Entries without images and files, by key such as 'places/bethel'. */
  readonly entries: ReadonlyMap<string, Entry>;
  readonly journeys: ReadonlyMap<string, Journey>;
  readonly lineages: ReadonlyMap<string, Lineage>;
  /** By the entry that they start from. */
  readonly relations: readonly Relation[];
  /** Returns a verse of the King James Version by its number (1001001); undefined if the version does not have it. */
  verseText(verse: number): string | undefined;
  /** Returns the chapters of a translation by its slug, in canonical order; empty if the translation is unknown. */
  chapters?(translation: string): readonly ChapterText[];
  /** Parses references in the house style, 'Genesis 12:1-3'. Throws ContentError if one is invalid. */
  refs(text: string): readonly BibleRef[];
}

/** The options of a resource, from its front matter. */
export interface Order {
  readonly slug: string;
  readonly category: string;
  readonly name: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A picture as SVG that names its fonts and does not embed them. WebP and PNG files are made from it. */
export interface DrawnPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

/** A file for download. `name` is the last segment of its path, 'reading-plan-one-year.pdf'. */
export interface MadeFile {
  readonly name: string;
  readonly label: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Everything that a maker produces. Every resource has a picture; documents have a preview of their first page. */
export interface MadeResource {
  readonly picture: DrawnPicture;
  readonly files: readonly MadeFile[];
  /** The name of the file that /play opens. */
  readonly plays?: string;
  /** What a reading plan has for each day. */
  readonly plan?: ReadingPlan;
  /** What the picture shows, as tables. Every infographic has them. */
  readonly tables?: readonly ProseTable[];
  /** What a reader sees in the atlas who comes from the picture. Every map has it. */
  readonly atlas?: Partial<AtlasState>;
}

/** Makes the files of one resource. The same order and world always give the same bytes. */
export type Maker = (order: Order, world: World) => Promise<MadeResource>;
