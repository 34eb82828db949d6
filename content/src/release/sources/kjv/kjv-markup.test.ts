import fc from 'fast-check';
import { ContentError } from '../../../base/content-error';
import { parseKjvVerse } from './kjv-markup';

const marked = (source: string) => {
  const { text, marks } = parseKjvVerse(source);
  return marks.map(({ kind, min, max }) => `${kind}: ${text.slice(min, max)}`);
};

test('added words and words of Jesus are marked', () => {
  expect(marked('And saith, <FR>Blessed <FI>are<Fi> the poor<Fr> in spirit.')).toEqual([
    'jesus: Blessed are the poor',
    'added: are',
  ]);
});

test('notes are removed from the text and have no markup', () => {
  const verse = parseKjvVerse(
    'Amen. <RF>amen: or, so be it<Rf> <RF>To <i>the</i> Ephesians written from Rome.<Rf><CM>',
  );
  expect(verse.text).toBe('Amen.');
  expect(verse.notes).toEqual(['amen: or, so be it', 'To the Ephesians written from Rome.']);
  expect(verse.endsParagraph).toBe(true);
});

test('quotations of the Old Testament keep their words and are counted', () => {
  const verse = parseKjvVerse('<FR>It is written, <FO>Man shall not live by bread <FI>alone<Fi><Fo><Fr>.');
  expect(verse.text).toBe('It is written, Man shall not live by bread alone.');
  expect(verse.quotations).toBe(1);
});

test.each([
  ['an unknown tag', 'In the <XX>beginning'],
  ['a tag that is never closed', 'the <FI>dry'],
  ['tags that cross', '<FR>a <FI>b<Fr> c<Fi>'],
  ['a tag that closes nothing', 'a<Fi> b'],
  ['text after the end of the paragraph', 'one<CM> two'],
  ['an empty note', 'one<RF> <Rf>'],
])('%s throws a ContentError', (_what, source) => {
  expect(() => parseKjvVerse(source)).toThrow(ContentError);
});

const word = fc.stringMatching(/^[a-z]{1,6}[,.]?$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
const run = fc.oneof(
  words,
  words.map((text) => `<FI>${text}<Fi>`),
  fc.tuple(words, words).map(([one, two]) => `<FR>${one} <FI>${two}<Fi><Fr>`),
  fc.tuple(words, words).map(([one, two]) => `<FO>${one} <FI>${two}<Fi><Fo>`),
);
const verseSource = fc.array(run, { minLength: 1, maxLength: 6 }).map((runs) => runs.join(' '));
const tags = [
  '<FI>',
  '<Fi>',
  '<FR>',
  '<Fr>',
  '<FO>',
  '<Fo>',
  '<RF>',
  '<Rf>',
  '<i>',
  '</i>',
  '<CM>',
  '<',
  '>',
  ' ',
  'word',
];

test('the text is the source without its tags, and every mark lies inside it', () => {
  fc.assert(
    fc.property(verseSource, (source) => {
      const { text, marks } = parseKjvVerse(source);
      expect(text).toBe(source.replace(/<[A-Za-z]+>/g, ''));
      for (const { min, max } of marks) expect(text.slice(min, max).trim()).toHaveLength(max - min);
    }),
  );
});

test('parsing any text returns a verse or throws a ContentError', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...tags), fc.string()), { maxLength: 12 }), (parts) => {
      try {
        const { text, marks } = parseKjvVerse(parts.join(''));
        for (const { min, max } of marks) expect(0 <= min && min < max && max <= text.length).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
      }
    }),
  );
});
