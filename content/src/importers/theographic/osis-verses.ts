import { parseVerseId } from '@manna/shared/domain';
import { inCanonOrder, isVerse } from '../../base/bible/reference-verses';
import { listOf } from '../files/csv';
import type { Place } from '../../base/files/place';
import type { ImportLog } from '../import-log';

/** Parses a list of OSIS ids to verse numbers. Invalid ids are logged and skipped. */
export function osisVerses(list: string, place: Place, log: ImportLog): number[] {
  return inCanonOrder(
    listOf(list).flatMap((osisId) => {
      const verse = parseVerseId(osisId);
      if (verse !== undefined && isVerse(verse)) return [verse];
      log.skip(osisId, `There is no such verse (${place.file}:${place.line}).`);
      return [];
    }),
  );
}
