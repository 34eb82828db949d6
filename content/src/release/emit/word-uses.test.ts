import type { HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import { withUses } from './word-uses';

const entry = (strongs: string): LexiconEntry => ({
  strongs,
  lemma: 'אֶרֶץ',
  language: 'he',
  transliteration: '',
  pronunciation: '',
  derivation: '',
  definition: '',
  kjvDefinition: '',
});
const words: [number, HebrewWord[]][] = [
  [
    1001001,
    [
      { text: 'אֵ֥ת', lemma: '853', morphology: 'HTo', strongs: 'H853' },
      { text: 'הָ/אָֽרֶץ', lemma: 'd/776', morphology: 'HTd/Ncbsa', strongs: 'H776', gloss: 'the/earth' },
    ],
  ],
  [
    1001002,
    [
      { text: 'וְ/הָ/אָ֗רֶץ', lemma: 'c/d/776', morphology: 'HC/Td/Ncbsa', strongs: 'H776', gloss: 'and/the/earth' },
      { text: 'אֶ֥רֶץ', lemma: '776', morphology: 'HNcbsa', strongs: 'H776', gloss: 'land' },
      { text: 'ארץ', lemma: '776', morphology: 'HNcbsa', strongs: 'H776', reading: 'ketiv' },
    ],
  ],
];

test('a word has its forms without prefixes and chant, and its renderings, the most frequent first', () => {
  const [, land] = withUses([entry('H853'), entry('H776')], new Map(words));
  expect(land?.forms).toEqual([
    { text: 'אָרֶץ', count: 2 },
    { text: 'אֶרֶץ', count: 1 },
  ]);
  expect(land?.renderings).toEqual([
    { text: 'earth', count: 2 },
    { text: 'land', count: 1 },
  ]);
});

test('forms that differ only in the point of their first letter are one form', () => {
  const horses: HebrewWord[] = ['ס֣וּס', 'סּ֖וּס', 'הַ/סּוּס'].map((text) => ({
    text,
    lemma: text.includes('/') ? 'd/5483' : '5483',
    morphology: 'HNcmsa',
    strongs: 'H5483',
  }));
  const [horse] = withUses([entry('H5483')], new Map([[1001001, horses]]));
  expect(horse?.forms).toEqual([{ text: 'סוּס', count: 3 }]);
});

test('a word that nothing renders has no renderings, and one that the text lacks has neither', () => {
  const [object, unused] = withUses([entry('H853'), entry('H1')], new Map(words));
  expect(object).toMatchObject({ forms: [{ text: 'אֵת', count: 1 }] });
  expect(object).not.toHaveProperty('renderings');
  expect(unused).toEqual(entry('H1'));
});
