import sharp from 'sharp';
import { entrySchema, playableSchema, type Entry } from '@manna/shared/contracts';
import { entryId } from './base/entries/entry-id';
import { readImports } from './base/imported/import-package';
import { mediaFolder, photograph, psalmItem } from './importers/testing/media-files';
import { filesIn, importOf, scratchFolder } from './importers/testing/run-sample';
import { makeMedia } from './make-media';
import type { AssembledEntries } from './release/entries/assemble-entries';
import { withMedia } from './release/entries/imported/with-media';
import { withResources } from './release/entries/with-resources';

const scratch = scratchFolder();
const david: Entry = {
  typename: 'Person',
  id: entryId('people', 'david'),
  slug: 'david',
  name: 'David',
  category: 'people',
  pagePath: '/encyclopedia/people/david',
  aliases: [],
  summary: 'King of Israel.',
  body: [],
  origin: 'authored',
  references: [],
  verses: [],
  originals: [],
  images: [],
};
const site = { entries: [david], relations: [], pictures: new Map() } as unknown as AssembledEntries;

async function imported(items: readonly object[], files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const { root, run } = importOf(scratch, 'media', filesIn(scratch, mediaFolder(items, files)));
  await run();
  return readImports(root).media;
}

test('a recording becomes a resource that plays, with its licence, credit, captions and a picture', async () => {
  const media = await imported([psalmItem]);
  const { made, part } = await makeMedia(media);
  const { entries, relations } = withResources(withMedia(site, media), made);
  const resource = entries.find(({ typename }) => typename === 'Resource');
  if (resource?.typename !== 'Resource') throw new Error('There is no resource.');
  expect(entrySchema.parse(resource)).toEqual(resource);
  expect(resource).toMatchObject({
    pagePath: '/resources/media/psalm-23-aloud',
    kind: 'recording',
    origin: 'imported',
    plays: 'resources/media/psalm-23-aloud.json',
    images: [{ credit: 'Its makers', svg: true }],
  });
  expect(resource.files.map(({ path, mediaType, licence }) => `${path} ${mediaType} ${licence}`)).toEqual([
    'resources/media/psalm-23-aloud.wav audio/wav Public domain',
    'resources/media/psalm-23-aloud.vtt text/vtt Public domain',
    'resources/media/psalm-23-aloud.json application/json Public domain',
  ]);
  for (const { path, fileHash } of resource.files)
    expect(part.files.has(`files/${fileHash.slice(0, 8)}/${path}`)).toBe(true);
  const played = [...part.files].find(([name]) => name.endsWith('.json'))?.[1] ?? '';
  expect(playableSchema.parse(JSON.parse(Buffer.from(played).toString('utf8')))).toMatchObject({
    kind: 'recording',
    language: 'en',
  });
  expect(relations).toEqual([
    { from: david.id, to: resource.id, kind: 'related', featured: false },
    { from: resource.id, to: david.id, kind: 'related', featured: true },
  ]);
});

test('a photograph comes in widths up to its own, upright and without what the camera wrote', async () => {
  const turned = await sharp(await photograph(900, 600))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = { file: 'p.jpg', alt: 'A red picture', caption: 'Red' };
  const media = await imported([{ ...psalmItem, file: undefined, captions: undefined, category: 'art', picture }], {
    'p.jpg': turned,
  });
  const { made, part } = await makeMedia(media);
  const one = made.get(psalmItem.slug);
  expect(one?.image).toMatchObject({ width: 600, height: 900, widths: [320, 600], svg: false });
  expect(one?.plays).toBeUndefined();
  for (const [name, bytes] of part.files) {
    if (!name.endsWith('.webp')) continue;
    const { width, height, exif } = await sharp(Buffer.from(bytes)).metadata();
    expect(name).toContain(`-${width}.webp`);
    expect(height).toBe(width * 1.5);
    expect(exif).toBeUndefined();
  }
});

test('an entry that does not exist, or a slug that is taken, stops the build with a sentence', async () => {
  const media = await imported([{ ...psalmItem, related: ['people/nobody'] }]);
  expect(() => withMedia(site, media)).toThrow(
    '"psalm-23-aloud" of the import smp names people/nobody, which does not exist.',
  );
  const again = await imported([psalmItem]);
  expect(() => withMedia(withMedia(site, again), again)).toThrow(
    'The import smp has a resource "psalm-23-aloud", which is there already.',
  );
});
