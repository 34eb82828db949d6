import fc from 'fast-check';
import { formatBibleListing, formatEntryListing, parseBibleListing, parseEntryListing } from './listing';

const words = fc.string().map((text) => text.replaceAll(/\s+/g, ' ').trim());
const verse = words.filter((text) => !text.startsWith('#'));
const field = words;
const alias = words.filter((text) => text !== '' && !text.includes('|'));

test('a bible listing is parsed to the chapters and verses that it was formatted from', () => {
  const chapter = fc.record({ osisId: fc.constantFrom('Gen.1', 'Ps.119', '3John.1'), verses: fc.array(verse) });
  fc.assert(
    fc.property(fc.array(chapter), (chapters) => {
      expect(parseBibleListing(formatBibleListing(chapters))).toEqual(chapters);
    }),
  );
});

test('an entries listing is parsed to the fields that it was formatted from', () => {
  const entry = fc.record({
    id: fc.nat().map((number) => `people-${number}`),
    slug: field,
    category: field,
    name: field,
    title: field,
    aliases: fc.array(alias),
    summary: field,
    resultPath: field,
    image: field,
    text: field,
  });
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      expect(parseEntryListing(formatEntryListing('encyclopedia', entries))).toEqual(entries);
    }),
  );
});

test('tabs and line feeds in a text do not break a line of a listing', () => {
  const entry = {
    id: 'people-1',
    slug: 'adam',
    category: 'people',
    name: 'Adam',
    title: 'The\tfirst\nman',
    aliases: ['The|first'],
    summary: '',
    resultPath: '',
    image: '',
    text: '',
  };
  expect(parseEntryListing(formatEntryListing('encyclopedia', [entry]))).toEqual([
    { ...entry, title: 'The first man', aliases: ['The/first'] },
  ]);
});

test('parsing any other text throws an error with one sentence', () => {
  expect(() => parseBibleListing('<!doctype html>')).toThrow('This is no listing of the Bible that can be read.');
  expect(() => parseBibleListing(formatEntryListing('articles', []))).toThrow('no listing of the Bible');
  expect(() => parseEntryListing(formatBibleListing([]))).toThrow('This is no listing of entries that can be read.');
});
