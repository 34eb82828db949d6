import { excerptOf } from '../engine/excerpt';
import { foundWords } from './found-words';

/** A field in which every occurrence of these words is marked, as the worker does. */
const field = (text: string, ...words: string[]) => {
  const marks = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => words.includes(word.toLowerCase()))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
  return [excerptOf(text, marks)];
};

test('words that follow each other are one, so that no page marks each "the"', () => {
  const fields = { text: field('Bless the LORD, all ye servants of the LORD.', 'the', 'lord') };
  expect(foundWords({ fields })).toEqual(['the LORD']);
});

test('a short word alone is left out beside a longer one, and is there if nothing else was found', () => {
  expect(foundWords({ fields: { text: field('he is the good shepherd', 'the', 'shepherd') } })).toEqual(['shepherd']);
  expect(foundWords({ fields: { text: field('in the ark', 'ark') } })).toEqual(['ark']);
});

test('other forms are as they are written, each once whatever its case', () => {
  const fields = {
    name: field('Shepherd', 'shepherd'),
    text: field('shepherds keep; a shepherd keeps', 'shepherd', 'shepherds'),
  };
  expect(foundWords({ fields })).toEqual(['shepherd', 'shepherds']);
});

test('no more words are marked than tell something', () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
  expect(foundWords({ fields: { text: words.flatMap((word) => field(word, word)) } })).toHaveLength(12);
});
