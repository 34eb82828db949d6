import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRelationListing } from '@manna/shared/domain';
import type { StoredRelease } from '../emit/read-release';
import { relationListing } from '../emit/relation-listing';
import { relationFaults } from './relation-faults';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'relation-faults-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function faultsOf(listing: string | undefined): string[] {
  const texts: Record<string, string> = {
    'entries.ndjson': '',
    'relations.ndjson': '',
    'lineages.json': '[]',
    ...(listing !== undefined && { 'listings/relations.listing': listing }),
  };
  mkdirSync(join(folder, 'listings'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  const files = Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
  return relationFaults({ folder, manifest: { files } } as StoredRelease);
}

const nothing = relationListing({ entries: [], relations: [], lineages: [] });

test('a release needs no listing of relations', () => {
  expect(faultsOf(undefined)).toEqual([]);
});

test('a listing of relations is sound when it is made of the relations of its release', () => {
  expect(faultsOf(formatRelationListing(nothing))).toEqual([]);
});

test('a listing of relations is reported when it is of another release', () => {
  const other = { ...nothing, lineages: [{ name: 'Kings of Judah', members: [] }] };
  expect(faultsOf(formatRelationListing(other))).toEqual([
    'listings/relations.listing does not have the relations of this release.',
  ]);
});

test('a listing of relations is reported when it is cut off', () => {
  expect(faultsOf(formatRelationListing(nothing).slice(0, 40))).toEqual([
    'listings/relations.listing is no listing of relations.',
  ]);
});
