import fc from 'fast-check';
import { hebrewRuns } from './hebrew-runs';
import { hebrewPrefixes, wholeWord, writtenWords } from './hebrew-words';

const words = (text: string) => hebrewRuns(text).flatMap((run) => (run.isWord ? [run.text] : []));

describe('a Hebrew text', () => {
  it('is split into words at spaces, maqaf, paseq and sof pasuq', () => {
    expect(words('אֶת־הָ/אֹ֛ור כִּי־טֹ֑וב ׀ וַיַּבְדֵּ֣ל׃ ׆ ב')).toEqual(['אֶת', 'הָ/אֹ֛ור', 'כִּי', 'טֹ֑וב', 'וַיַּבְדֵּ֣ל', 'ב']);
  });

  it('loses no characters when it is split', () => {
    const letter = fc.constantFrom('א', 'בְ', '־', '׀', '׃', ' ', '\n', '׆', '\u00a0', 'x');
    fc.assert(
      fc.property(fc.array(letter), (letters) => {
        const text = letters.join('');
        expect(
          hebrewRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
        expect(words(text).every((word) => !/[\s־׀׃׆]/.test(word))).toBe(true);
      }),
    );
  });
});

describe('a Hebrew word', () => {
  it('is written without the slashes of the source', () => {
    expect(wholeWord('בְּ/רֵאשִׁ֖ית')).toBe('בְּרֵאשִׁ֖ית');
  });

  it('has the prefixes that its lemma abbreviates', () => {
    expect(hebrewPrefixes('c/b/7225')).toEqual(['וְ', 'בְּ']);
    expect(hebrewPrefixes('l')).toEqual(['לְ']);
    expect(hebrewPrefixes('1254 a')).toEqual([]);
  });
});

it('writtenWords puts qere words with the ketiv words that they replace, or with the previous word', () => {
  const verse = [
    { text: 'א', reading: 'qere' },
    { text: 'ב', reading: null },
    { text: 'ג', reading: 'ketiv' },
    { text: 'ד', reading: 'ketiv' },
    { text: 'ה', reading: 'qere' },
    { text: 'ו', reading: 'qere' },
    { text: 'ז' },
    { text: 'ח', reading: 'qere' },
  ];
  expect(writtenWords(verse).map(({ word, reads }) => [word.text, reads.map(({ text }) => text)])).toEqual([
    ['ב', []],
    ['ג', ['ה', 'ו']],
    ['ד', ['ה', 'ו']],
    ['ז', ['ח']],
  ]);
});
