import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryFaults } from './release/check/entry-faults';
import { assembleRelease } from './base/parts/assemble-release';
import { bibleListings, listingsPart } from './release/emit/listings-part';
import { openRelease } from './release/emit/read-release';
import { writeRelease } from './release/emit/write-release';
import { withImports } from './release/entries/imported/with-imports';
import { makeResources, makerWorld } from './make-resources';
import { assembleEntries } from './release/entries/assemble-entries';
import { entriesPart } from './release/emit/entries-part';
import { withResources } from './release/entries/with-resources';
import { filler, readEntries, smallWorld } from './testing/draw-authored';

const LONGEST_MS = 60_000;
const root = mkdtempSync(join(tmpdir(), 'build-steps-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const plate = {
  category: 'art',
  maker: 'verse-plate',
  licence: 'Words: public domain',
  options: { verse: 'Genesis 12:1', motif: 'light' },
};

const written = (resource: Record<string, unknown> = plate) =>
  assembleEntries({
    authored: readEntries({
      'people/abraham': { image: 'resources/a-plate' },
      'places/ur': { lat: 31, lon: 46, certainty: 'probable' },
      'articles/on-ur': { body: filler },
      'resources/a-plate': resource,
    }),
    names: [],
    world: smallWorld,
  });

async function make(assembled = written()) {
  const world = makerWorld(assembled, { verseText: (verse) => smallWorld.verseText(verse), chapters: () => [] });
  const made = await makeResources(assembled, world, () => undefined);
  return { ...made, finished: withResources(assembled, made.made) };
}

/** Drawing a picture in all its widths takes seconds, so the tests share one. */
let drawn: Awaited<ReturnType<typeof make>>;
beforeAll(async () => {
  drawn = await make();
}, LONGEST_MS);

test('what is written becomes a release whose every picture and file is there', async () => {
  const { finished, part } = drawn;
  const release = assembleRelease([entriesPart(finished), part, await listingsPart(bibleListings([]), finished)]);
  writeRelease(root, release);
  expect(entryFaults(openRelease(root))).toEqual([]);
  const abraham = finished.entries.find(({ slug }) => slug === 'abraham');
  expect(abraham?.images.map(({ prettyPath }) => prettyPath)).toEqual(['resources/art/a-plate']);
  const resource = finished.entries.find(({ slug }) => slug === 'a-plate');
  expect(resource).toMatchObject({
    files: [
      { label: 'SVG', licence: 'Words: public domain' },
      { label: expect.stringMatching(/^PNG, \d+ pixels wide$/), licence: 'Words: public domain' },
    ],
  });
});

test('a maker that there is not stops the build with a sentence that names the resource', async () => {
  await expect(make(written({ ...plate, maker: 'crayons' }))).rejects.toThrow(
    'The resource a-plate names an unknown maker, "crayons".',
  );
});

test('the check finds a picture that is missing in the release', () => {
  const { finished } = drawn;
  writeRelease(root, assembleRelease([entriesPart(finished)]));
  expect(entryFaults(openRelease(root))).toContainEqual(
    expect.stringMatching(
      /^resources-\d+ offers files\/[0-9a-f]{8}\/resources\/art\/a-plate.*, which the release does not have\.$/,
    ),
  );
});

test('imports come along with their licence, their counts and what they left out', () => {
  const { assembled, part } = withImports(written(), [
    {
      slug: 'more-places',
      licence: { source: 'more-places', version: '1', licence: 'CC BY 4.0', attribution: 'Its makers.' },
      counts: { places: 2 },
      skipped: [{ source: 'more-places', ref: 'x', reason: 'It has no name.' }],
      entries: [
        {
          key: 'zoar',
          typename: 'Place',
          name: 'Zoar',
          aliases: [],
          title: 'A small town',
          summary: 'The little town to which Lot fled.',
          body: [],
          references: [],
          verses: [],
          strongs: [],
          kin: [],
        },
      ],
    },
  ]);
  expect(part.licences).toEqual([expect.objectContaining({ licence: 'CC BY 4.0' })]);
  expect(part.counts).toMatchObject({ 'imports.more-places.places': 2 });
  expect(part.skipped).toContainEqual({ source: 'more-places', ref: 'x', reason: 'It has no name.' });
  expect(assembled.entries.map(({ slug }) => slug)).toEqual(['abraham', 'ur', 'zoar', 'on-ur', 'a-plate']);
});
