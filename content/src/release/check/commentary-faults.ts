import { parseChapterOsisId, parseVerseId } from '@manna/shared/domain';
import { isVerse } from '../../base/bible/reference-verses';
import { COMMENTARIES_FILE, commentaryFile } from '../emit/commentaries-part';
import { readJson, readLines, type StoredRelease } from '../emit/read-release';

const exists = (osis: string): boolean =>
  parseChapterOsisId(osis) !== undefined || osis.split('-').every((end) => isVerse(parseVerseId(end) ?? 0));

/** Returns the faults of the commentaries of a stored release. A release without commentaries has no faults. */
export function commentaryFaults(release: StoredRelease): string[] {
  if (!(COMMENTARIES_FILE in release.manifest.files)) return [];
  return readJson(release, COMMENTARIES_FILE).flatMap(({ slug, passages }) => {
    const file = commentaryFile(slug);
    if (!(file in release.manifest.files)) return [`The commentary ${slug} has no ${file}.`];
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const { line, record } of readLines(release, file)) {
      if (!exists(record.osis)) faults.push(`${file}:${line}: There are no verses ${record.osis}.`);
      if (seen.has(record.osis)) faults.push(`${file}:${line}: ${record.osis} is there twice.`);
      seen.add(record.osis);
    }
    if (seen.size !== passages) faults.push(`${file} has ${seen.size} passages instead of ${passages}.`);
    return faults;
  });
}
