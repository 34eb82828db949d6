import { formatRelationListing, readRelationListing } from '@manna/shared/domain';
import { readJson, readRecords, readStored, type StoredRelease } from '../emit/read-release';
import { relationListing } from '../emit/relation-listing';

const LISTING_FILE = 'listings/relations.listing';

/** Reports a listing of relations that cannot be read, or that is not made of the release's relations. It is optional. */
export function relationFaults(release: StoredRelease): string[] {
  const { folder, manifest } = release;
  if (!(LISTING_FILE in manifest.files)) return [];
  const text = readStored(folder, LISTING_FILE).toString('utf8');
  try {
    readRelationListing(text);
  } catch {
    return [`${LISTING_FILE} is no listing of relations.`];
  }
  const made = formatRelationListing(
    relationListing({
      entries: readRecords(release, 'entries.ndjson'),
      relations: readRecords(release, 'relations.ndjson'),
      lineages: readJson(release, 'lineages.json'),
    }),
  );
  return made === text ? [] : [`${LISTING_FILE} does not have the relations of this release.`];
}
