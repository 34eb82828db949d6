import fc from 'fast-check';
import { encodeListing } from './encode-listing';
import { decodeDocuments, readListing } from './read-listing';
import { SHORT_CODES, tokenCode, tokenOfCode } from './token-codes';
import { splitTokens } from './words';
import { runs } from '../../testing/thorough';

const samples = [
  'And God said, Let there be light: and there was light.',
  "the LORD's house, Beth-el; (which is, being interpreted)",
  'בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם',
  'Ἐν ἀρχῇ ἦν ὁ λόγος·',
  '¿Quién como tú? Así habló el ángel: «Señor»',
];
const text = fc.oneof(
  fc.constantFrom(...samples),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('the', 'The', "'", '-', ' ', '  ', '\n', '\t', '\v', '\ud800', '\u05be', '1'))
    .map((parts) => parts.join('')),
);
const values = fc.array(text).filter((list) => !(list.length === 1 && list[0] === ''));
const documents = fc.array(fc.tuple(values, values));
const listing = (list: readonly (readonly (readonly string[])[])[]) =>
  encodeListing({ name: 'articles', fields: ['name', 'text'], documents: list, stored: null });

test('a listing gives back every text as it was, with its case, punctuation and white space', () => {
  fc.assert(
    fc.property(documents, (list) => {
      expect(decodeDocuments(readListing(listing(list)))).toEqual(list);
    }),
    { numRuns: runs(150) },
  );
});

test('each document is one line, in which a character stands for a word and single spaces are left out', () => {
  const lines = listing([
    [['In the beginning'], ['the word: the light']],
    [['the'], []],
  ]).split('\n');
  expect(lines).toEqual([
    '{"listing":2,"name":"articles","fields":["name","text"],"documents":2,"stored":null}',
    '["the",": ","In","beginning","light","word"]',
    '" #\t %! $',
    ' \t',
    '',
  ]);
});

test('a text is split into words and the separators other than a single space', () => {
  expect(splitTokens(" The LORD's  Beth-el, Moses' rod.")).toEqual([
    ' ',
    'The',
    "LORD's",
    '  ',
    'Beth-el',
    ', ',
    'Moses',
    "' ",
    'rod',
    '.',
  ]);
});

test('a listing may have more different words than there are characters in the first plane', () => {
  const many = Array.from({ length: 65_000 }, (_, index) => `w${index}`);
  expect(decodeDocuments(readListing(listing([[many, ['w64999 w0']]])))).toEqual([[many, ['w64999 w0']]]);
});

test('tokens and characters name each other, and the commonest have one or two bytes', () => {
  for (const token of [0, 94, 95, SHORT_CODES - 1, SHORT_CODES, 60_000, 70_000]) {
    expect(tokenOfCode(tokenCode(token))).toBe(token);
  }
  expect(Buffer.byteLength(String.fromCodePoint(tokenCode(94)))).toBe(1);
  expect(Buffer.byteLength(String.fromCodePoint(tokenCode(SHORT_CODES - 1)))).toBe(2);
  expect(Buffer.byteLength(String.fromCodePoint(tokenCode(SHORT_CODES)))).toBe(3);
  expect(tokenOfCode(0x0a)).toBeUndefined();
  expect(() => tokenCode(1_200_000)).toThrow('so many different words');
});

test.each(['', 'null', '[]\n[]\n', '{"listing":3,"name":"bible"}\n[]\n', '{"listing":2,"name":"store"}\n[]\n'])(
  'reading a foreign text throws: %j',
  (foreign) => {
    expect(() => readListing(foreign)).toThrow('This is not a search listing of a known version.');
  },
);

test('reading a listing throws when it is cut off anywhere', () => {
  const whole = listing([
    [['In the beginning'], []],
    [['the word'], []],
  ]);
  for (let length = 0; length < whole.length; length += 1)
    expect(() => readListing(whole.slice(0, length))).toThrow(Error);
  expect(readListing(whole).documentCount).toBe(2);
});
