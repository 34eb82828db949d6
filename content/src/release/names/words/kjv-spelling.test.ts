import fc from 'fast-check';
import { indexEnglish } from './english-words';
import { asSpelled, editDistance, listedSpellings, spellingOf } from './kjv-spelling';

test.each([
  ['Abiah, Abijah.', ['Abiah', 'Abijah']],
  ['Moabite(-ish, -ss).', ['Moabite']],
  ['Beth-Nimrah. Compare H5247 (נִמְרָה).', ['Beth-Nimrah']],
  ['Puhites (as if from H6312 (פּוּאָה)).', ['Puhites']],
  ['grove. Compare H6253 (עַשְׁתֹּרֶת).', []],
  ['of Sidon', []],
  ['Castor and Pollux', ['Castor', 'Pollux']],
])('the listed spellings are read from "%s"', (kjvDefinition, spellings) => {
  expect(listedSpellings(kjvDefinition)).toEqual(spellings);
});

test.each([
  ['Shâphân', 'shaphan'],
  ['Tsᵉrôwr', 'zeror'],
  ['Mêyshak', 'meshach'],
  ['ʻÊseq', 'esek'],
  ['Yᵉrîychôw', 'jeriho'],
])('the transliteration %s is converted to the spelling of the King James Version', (transliteration, spelling) => {
  expect(asSpelled(transliteration)).toBe(spelling);
});

const english = indexEnglish(
  new Map([
    [1, 'And Abijah went unto Beersheba; and the wood was there.'],
    [2, 'Now Abiah was old, and Abijah lived.'],
    [3, 'Then came Abijam the king.'],
    [4, 'The wood of Shaphan.'],
  ]),
);
const spelled = (kjvDefinition: string, transliteration: string, verses: number[]) => {
  const { name, forms, source } = spellingOf({ kjvDefinition, transliteration }, verses, english);
  return `${source}: ${name} (${forms.map((form) => `${form.text} ${form.verses}`).join(', ')})`;
};

test('the most frequent spelling comes first, and hyphens are ignored', () => {
  expect(spelled('Abiah, Abijah.', 'ʼĂbîyâh', [1, 2])).toBe('listed: Abijah (Abijah 2, Abiah 1)');
  expect(spelled('Beer-sheba.', 'Bᵉʼêr Shebaʻ', [1])).toBe('listed: Beersheba (Beersheba 1)');
});

test('a similar word of the verse is used when the lexicon has an error or only a common word', () => {
  expect(spelled('Beer-shebah.', 'Bᵉʼêr Shebaʻ', [1])).toBe('near: Beersheba (Beersheba 1)');
  expect(spelled('coney.', 'shâphân', [4])).toBe('near: Shaphan (Shaphan 1)');
});

test('a name that the version translates has no spelling', () => {
  expect(spelled('wood.', 'chôresh', [1, 4])).toBe('none:  ()');
});

const letters = fc.stringMatching(/^[a-e]{0,7}$/);

test('the edit distance is symmetric and zero only for equal texts', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const distance = editDistance(one, other, 9);
      expect(distance).toBe(editDistance(other, one, 9));
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance === 0).toBe(one === other);
      expect(editDistance(`${one}x`, other, 9)).toBeLessThanOrEqual(distance + 1);
    }),
  );
});
