import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Entry } from '@manna/shared/contracts';
import {
  decodeDocuments,
  parseBibleListing,
  parseEntryListing,
  parseRenderedWord,
  readListing,
} from '@manna/shared/domain';
import { builtFile, builtRelease } from '../../testing/built-release';
import { strongsFaults } from '../check/strongs-faults';
import { bibleListings, listingsPart } from './listings-part';

const LARGEST_BIBLE_LISTING_BYTES = 850_000;
const LARGEST_STRONGS_LISTING_BYTES = 500_000;

const article: Entry = {
  typename: 'Article',
  id: 'articles-1',
  slug: 'the-septuagint',
  name: 'The Septuagint',
  category: 'history',
  pagePath: '/articles/history/the-septuagint',
  title: 'The Old Testament in Greek',
  aliases: ['LXX'],
  summary: 'How the Hebrew Scriptures came to be read in Greek.',
  body: [
    { kind: 'heading', level: 2, id: 'alexandria', text: 'Alexandria' },
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'It was begun in ' },
        { kind: 'emphasis', text: 'Egypt' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'The Law first' }]] },
  ],
  origin: 'authored',
  references: [],
  verses: [],
  originals: [],
  images: [],
  words: 7,
  published: '2026-01-01',
};

const textOf = (files: ReadonlyMap<string, string | Uint8Array>, name: string) => files.get(name) as string;

test('the listing of the Bible has every verse and is at most 850 kB when compressed', () => {
  const compressed = builtFile('listings/bible.listing.br');
  const chapters = parseBibleListing(brotliDecompressSync(compressed).toString('utf8'));
  expect(chapters).toHaveLength(1189);
  expect(chapters.flatMap(({ verses }) => verses)).toHaveLength(31_102);
  expect(chapters[0]?.verses[0]).toBe('In the beginning God created the heaven and the earth.');
  expect(compressed.length).toBeLessThanOrEqual(LARGEST_BIBLE_LISTING_BYTES);
  expect(builtRelease().manifest.counts['listings.bible bytes, brotli']).toBe(compressed.length);
});

test("the listing of Strong's numbers has the words of every verse and is at most 500 kB when compressed", () => {
  const compressed = builtFile('listings/strongs.listing.br');
  expect(compressed.length).toBeLessThanOrEqual(LARGEST_STRONGS_LISTING_BYTES);
  expect(strongsFaults(builtRelease())).toEqual([]);
  const verses = new Map<number, Set<number>>();
  decodeDocuments(readListing(brotliDecompressSync(compressed).toString('utf8'))).forEach(([values], verse) => {
    for (const token of (values?.[0] ?? '').split(' ')) {
      const { number = 0 } = parseRenderedWord(token) ?? {};
      verses.set(number, (verses.get(number) ?? new Set()).add(verse));
    }
  });
  // The lexicon of the gateway has the same numbers of verses; a journey compares more of them.
  expect([430, 433, 1254, 7225].map((number) => verses.get(number)?.size)).toEqual([2246, 59, 46, 49]);
});

test('an article is listed with the words of its page, also in the compressed files', async () => {
  const { files } = await listingsPart(bibleListings([]), { entries: [article], relations: [], lineages: [] });
  const text = textOf(files, 'listings/articles.listing');
  expect(parseEntryListing(text)).toEqual([
    expect.objectContaining({
      id: 'articles-1',
      category: 'history',
      aliases: ['LXX'],
      text: 'Alexandria It was begun in Egypt The Law first',
    }),
  ]);
  expect(brotliDecompressSync(files.get('listings/articles.listing.br') ?? '').toString()).toBe(text);
  expect(gunzipSync(files.get('listings/articles.listing.gz') ?? '').toString()).toBe(text);
  expect(parseEntryListing(textOf(files, 'listings/dictionary.listing'))).toEqual([]);
});

test('each translation in the language of the Bible has a listing, and the listing of the Bible names them with their sizes', async () => {
  const of = (slug: string, language: string, verse: string) => ({
    translation: { slug, shortName: slug.toUpperCase(), language },
    chapters: [
      {
        osisId: 'Gen.1',
        content: `${verse} two`,
        styling: [
          { kind: 'verse', ref: 'Gen.1.1', min: 0, max: verse.length },
          { kind: 'verse', ref: 'Gen.1.3', min: verse.length + 1, max: verse.length + 4 },
        ],
      },
    ],
  });
  const texts = [of('web', 'en', 'begun'), of('kjv', 'en', 'made'), of('wlc', 'he', 'bara')];
  const { files, counts } = await listingsPart(bibleListings(texts as unknown as Parameters<typeof bibleListings>[0]), {
    entries: [],
    relations: [],
    lineages: [],
  });
  const bytes = (files.get('listings/bible-web.listing.br') as Uint8Array).length;
  expect(readListing(textOf(files, 'listings/bible.listing')).translations).toEqual([
    { slug: 'kjv', name: 'KJV', bytes: 0 },
    { slug: 'web', name: 'WEB', bytes },
  ]);
  expect(counts['listings.bible-web bytes, brotli']).toBe(bytes);
  // The number 2, which the translation does not have, is empty.
  expect(parseBibleListing(textOf(files, 'listings/bible-web.listing'))).toEqual([
    { osisId: 'Gen.1', verses: ['begun', '', 'two'] },
  ]);
  expect(files.has('listings/bible-wlc.listing')).toBe(false);
});
