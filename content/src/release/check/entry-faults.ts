import { playableSchema, type Entry } from '@manna/shared/contracts';
import { fileRevision } from '@manna/shared/domain';
import { parseAs, readJson, readRecords, readStored, type StoredRelease } from '../emit/read-release';
import { entriesFaults } from '../entries/entries-faults';

const ENTRIES_FILE = 'entries.ndjson';

const fileName = ({ fileHash, path }: { fileHash: string; path: string }): string =>
  `files/${fileRevision(fileHash)}/${path}`;

/** Returns the names, in the release, of all files that an entry offers. */
function offered({ images, ...entry }: Entry): string[] {
  const files = entry.typename === 'Resource' ? entry.files : [];
  return [
    ...images.flatMap(({ fileHash, prettyPath, widths, svg }) => {
      const stem = `files/${fileRevision(fileHash)}/${prettyPath}`;
      const rasters = widths.flatMap((width) => [`${stem}-${width}.webp`, `${stem}-${width}.png`]);
      return svg ? [...rasters, `${stem}.svg`] : rasters;
    }),
    ...files.map(fileName),
  ];
}

/** Reports invalid data in the file that an entry plays. Missing files are reported elsewhere. */
function playedFaults({ folder, manifest }: StoredRelease, entry: Entry): string[] {
  if (entry.typename !== 'Resource') return [];
  const played = entry.files.find(({ path }) => path === entry.plays);
  if (played?.mediaType !== 'application/json') return [];
  const name = fileName(played);
  if (!(name in manifest.files)) return [];
  const read = parseAs(readStored(folder, name).toString('utf8'), playableSchema);
  return 'fault' in read ? [`${entry.id} plays ${name}, which ${read.fault}`] : [];
}

/**
 * Returns the faults of the entries of a stored release and of their files. A release without entries has no faults.
 */
export function entryFaults(release: StoredRelease): string[] {
  const { files } = release.manifest;
  if (!(ENTRIES_FILE in files)) return [];
  const entries = readRecords(release, ENTRIES_FILE);
  const missing = entries.flatMap((entry) =>
    offered(entry)
      .filter((name) => !(name in files))
      .map((name) => `${entry.id} offers ${name}, which the release does not have.`),
  );
  return [
    ...missing,
    ...entries.flatMap((entry) => playedFaults(release, entry)),
    ...entriesFaults({
      entries,
      relations: readRecords(release, 'relations.ndjson'),
      redirects: readJson(release, 'redirects.json'),
      journeys: readJson(release, 'journeys.json'),
      lineages: readJson(release, 'lineages.json'),
    }),
  ];
}
