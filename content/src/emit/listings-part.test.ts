import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Entry } from '@manna/shared/contracts';
import { parseBibleListing, parseEntryListing } from '@manna/shared/domain';
import { kjvSource } from '../sources/kjv/kjv-source';
import { listingsPart } from './listings-part';

const LARGEST_BIBLE_LISTING_BYTES = 1_000_000;
/** The best compression takes its time, and more of it on a busy machine. */
const LONGEST_COMPRESSION_MS = 60_000;

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

test(
  'the reader’s listing of the Bible has every verse and is at most 1.0 MB on the wire',
  async () => {
    const { files, counts } = await listingsPart(kjvSource.read().chapters, []);
    const chapters = parseBibleListing(textOf(files, 'listings/bible.listing'));
    expect(chapters).toHaveLength(1189);
    expect(chapters.flatMap(({ verses }) => verses)).toHaveLength(31_102);
    expect(chapters[0]?.verses[0]).toBe('In the beginning God created the heaven and the earth.');
    expect(counts['listings.bible bytes, brotli']).toBeLessThanOrEqual(LARGEST_BIBLE_LISTING_BYTES);
  },
  LONGEST_COMPRESSION_MS,
);

test('an article is listed with the words of its page, and lies there compressed as well', async () => {
  const { files } = await listingsPart([], [article]);
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
