import type { Prose } from '@manna/shared/contracts';
import { proseRuns } from '@manna/shared/domain';
import { COMMENTARIES_FILE, commentaryFile } from '../emit/commentaries-part';
import { INTRODUCTIONS_FILE } from '../emit/books-part';
import { readJson, readLines, readRecords, type StoredRelease } from '../emit/read-release';

/** The references in prose whose range is written with a hyphen. */
const hyphened = (prose: Prose): string[] =>
  prose
    .flatMap((block) => proseRuns(block).flat())
    .flatMap(({ kind, text }) => (kind === 'reference' && /\d ?- ?\d/.test(text) ? [text] : []));

function* proseOf(release: StoredRelease): Generator<readonly [where: string, prose: Prose]> {
  const { files } = release.manifest;
  if ('entries.ndjson' in files) for (const { id, body } of readRecords(release, 'entries.ndjson')) yield [id, body];
  if ('pages.json' in files)
    for (const { slug, language, body } of readJson(release, 'pages.json'))
      yield [`The page ${slug} (${language})`, body];
  if (INTRODUCTIONS_FILE in files)
    for (const { book, body } of readJson(release, INTRODUCTIONS_FILE)) yield [`The introduction of ${book}`, body];
  if (!(COMMENTARIES_FILE in files)) return;
  for (const { slug } of readJson(release, COMMENTARIES_FILE)) {
    const file = commentaryFile(slug);
    if (!(file in files)) continue;
    for (const { line, record } of readLines(release, file)) yield [`${file}:${line}`, record.body];
  }
}

/** Returns the references of a stored release whose ranges have a hyphen, where readers see an en dash everywhere else. */
export const rangeFaults = (release: StoredRelease): string[] =>
  [...proseOf(release)].flatMap(([where, prose]) =>
    hyphened(prose).map((text) => `${where} has the range "${text}" with a hyphen.`),
  );
