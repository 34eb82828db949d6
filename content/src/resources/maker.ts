import type { BibleRef, ChapterText, Entry, Journey, Lineage } from '@manna/shared/contracts';

/** What makers draw from; everything in it is checked already. */
export interface World {
  /** Entries without images and files, by 'places/bethel'. */
  readonly entries: ReadonlyMap<string, Entry>;
  readonly journeys: ReadonlyMap<string, Journey>;
  readonly lineages: ReadonlyMap<string, Lineage>;
  /** Text of one verse of the King James Version by its number (1001001); undefined where there is none. */
  verseText(verse: number): string | undefined;
  /** The chapters of a translation by its slug, in canonical order; none where there is no such translation. */
  chapters?(translation: string): readonly ChapterText[];
  /** References in the house style, 'Genesis 12:1-3'; throws ContentError where one names no verse. */
  refs(text: string): readonly BibleRef[];
}

/** What a resource's front matter asks for. */
export interface Order {
  readonly slug: string;
  readonly category: string;
  readonly name: string;
  readonly summary: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A picture as SVG with its fonts named, not embedded; webp and png are made from it. */
export interface DrawnPicture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

/** A file as it is offered; `name` is its last path segment, 'reading-plan-one-year.pdf'. */
export interface MadeFile {
  readonly name: string;
  readonly label: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** All that a maker made; every resource has a picture, be it a preview of its first page. */
export interface MadeResource {
  readonly picture: DrawnPicture;
  readonly files: readonly MadeFile[];
  /** Name of the file that /play opens. */
  readonly plays?: string;
}

/** Makes one resource's files; the same order and world always give the same bytes. */
export type Maker = (order: Order, world: World) => Promise<MadeResource>;
