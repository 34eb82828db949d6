import fc from 'fast-check';
import { formatBibleListing, formatEntryListing, parseBibleListing, parseEntryListing } from './listed';

const words = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
const field = words;
const alias = words.filter((text) => text !== '');

test('a bible listing is parsed to the chapters and verses that it was formatted from', () => {
  const chapter = fc.record({ osisId: fc.constantFrom('Gen.1', 'Ps.119', '3John.1'), verses: fc.array(words) });
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

test('white space in a text becomes one space, because a result is shown in one line', () => {
  const entry = {
    id: 'people-1',
    slug: 'adam',
    category: 'people',
    name: 'Adam',
    title: 'The\tfirst\n man ',
    aliases: ['The|first'],
    summary: '',
    resultPath: '',
    image: '',
    text: '',
  };
  expect(parseEntryListing(formatEntryListing('encyclopedia', [entry]))).toEqual([
    { ...entry, title: 'The first man' },
  ]);
});

test('parsing any other text throws an error with one sentence', () => {
  expect(() => parseBibleListing('<!doctype html>')).toThrow('This is not a search listing of a known version.');
  expect(() => parseBibleListing('manna-listing 1 bible\n#Gen.1\nIn the beginning\n')).toThrow('known version');
  expect(() => parseBibleListing(formatEntryListing('articles', []))).toThrow('This is not a listing of the Bible.');
  expect(() => parseEntryListing(formatBibleListing([]))).toThrow('This is not a listing of entries.');
});

test('parsing a listing throws when its number of verses is not that of its chapters', () => {
  const text = formatBibleListing([{ osisId: 'Gen.1', verses: ['In the beginning'] }]);
  expect(() => parseBibleListing(text.replace('["Gen.1",1]', '["Gen.1",2]'))).toThrow('not a listing of the Bible');
});
