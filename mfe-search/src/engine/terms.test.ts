import { termsOfWord } from './terms';

test.each([
  ['Lord', ['lord']],
  ["LORD's", ['lord']],
  ['LORD’s', ['lord']],
  ["o'er", ['oer']],
  ['Según', ['segun']],
  ['Ἀρχῇ', ['αρχη']],
  ['λόγος', ['λογοσ']],
  ['בְּרֵאשִׁית', ['בראשית']],
  ['Judæa', ['judaea']],
  ['fo\u00adllow', ['follow']],
  ['ʼ', []],
])('the word %s is found by the terms %j', (word, parts) => {
  expect(termsOfWord(word)).toEqual({ parts, whole: undefined });
});

test('a compound is found by each of its parts and by the whole', () => {
  expect(termsOfWord('Beth-el')).toEqual({ parts: ['beth', 'el'], whole: 'bethel' });
  expect(termsOfWord("Mother-in-law's")).toEqual({ parts: ['mother', 'in', 'law'], whole: 'motherinlaw' });
});
